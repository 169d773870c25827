public import Foundation

func item(_ key: String, _ items: [URLQueryItem]) -> String? {
  items.first { $0.name == key }?.value
}

func number(_ key: String, _ items: [URLQueryItem]) -> Int? {
  item(key, items).flatMap { Int($0) }
}
public enum Hand1000: Hashable, Sendable {
  case g0(G0)
  case g1(G1)
  case g2(G2)
  case g3(G3)
  case g4(G4)
  case g5(G5)
  case g6(G6)
  case g7(G7)
  case g8(G8)
  case g9(G9)
  case g10(G10)
  case g11(G11)
  case g12(G12)
  case g13(G13)
  case g14(G14)
  case g15(G15)
  case g16(G16)
  case g17(G17)
  case g18(G18)
  case g19(G19)
  public enum G0: Hashable, Sendable {
    case r0(code: Int?, cursor: String, type: String)
    case r1
    case r2(a: UUID, period: Int?, level: Int, token: Int?, offset: String?)
    case r3(a: UUID, b: Int, sort: String, currentGeneration: String?)
    case r4(a: UUID, offset: String, status: Int)
    case r5(a: Int)
    case r6(a: UUID, b: Int, ref: String?, highlight: Int?)
    case r7(a: Int, mode: Int, sort: Int)
    case r8(a: Int, b: Int, limit: String?)
    case r9(a: UUID)
    case r10(country: Int?, status: String)
    case r11(a: Int, until: Int?)
    case r12(a: UUID, b: Int, from: String?)
    case r13(a: String)
    case r14
    case r15(a: UUID, b: String, campaign: String?)
    case r16(a: UUID, period: Int?, page: String, level: String?)
    case r17
    case r18(a: UUID, limit: String?, currency: String)
    case r19
    case r20(a: Int, q: String, mode: String?)
    case r21(a: Int, source: Int?, ref: String?)
    case r22(currency: Int?)
    case r23(a: UUID, token: String?)
    case r24(status: Int, currency: String, until: Int)
    case r25(tab: String, limit: Int?)
    case r26(a: UUID, currentGeneration: String?, level: String?)
    case r27(a: Int, from: Int?)
    case r28(q: String)
    case r29(a: UUID, b: String, view: Int)
    case r30(until: String?, offset: Int)
    case r31(color: String?, currency: String, limit: String?, country: String?)
    case r32(size: String?)
    case r33(a: Int, campaign: String)
    case r34(a: UUID, level: Int?)
    case r35(a: UUID, b: String, currency: Int, token: Int, limit: Int?)
    case r36(a: UUID, ref: Int?)
    case r37(a: Int)
    case r38(a: UUID, b: Int, campaign: Int, size: String?)
    case r39(period: String?)
    case r40(a: UUID, currency: String)
    case r41(a: Int, campaign: Int?)
    case r42(a: UUID, b: UUID)
    case r43(a: UUID)
    case r44(a: Int)
    case r45(color: String?, campaign: String, lang: String?, sort: String)
    case r46(tab: String?)
    case r47
    case r48(a: UUID)
    case r49(lang: String, source: Int?)
  }
  public enum G1: Hashable, Sendable {
    case r50(a: UUID, offset: Int?, from: String, country: String?)
    case r51(a: UUID, country: Int, from: String, code: String)
    case r52(a: String)
    case r53(a: UUID, tab: Int, until: Int?, size: String)
    case r54(a: UUID)
    case r55(a: UUID)
    case r56(a: UUID, source: String?, sort: Int)
    case r57(a: UUID, b: Int, tab: Int, currentGeneration: Int)
    case r58(a: UUID, tab: Int, ref: Int?, mode: Int, campaign: String?)
    case r59
    case r60(a: UUID)
    case r61(a: UUID, offset: String?)
    case r62(order: String)
    case r63(a: String)
    case r64
    case r65(a: UUID, period: String?, offset: String?, code: Int?)
    case r66(a: String, b: String, highlight: Int)
    case r67(a: UUID)
    case r68(tab: String?, sort: Int, offset: String?)
    case r69(lang: String, sort: Int?)
    case r70(a: UUID, b: UUID, token: String?, limit: Int?)
    case r71(a: UUID, period: String?, ref: String, until: String, offset: String)
    case r72(a: UUID, lang: String?, page: String?, color: Int, filter: String?)
    case r73(mode: String)
    case r74(type: String?, size: String, filter: Int?)
    case r75(a: Int, b: Int)
    case r76(a: UUID, b: Int, c: Int, page: String?, currentGeneration: String?)
    case r77(a: UUID, currency: String?, offset: Int?, campaign: Int)
    case r78(a: Int, order: Int?, tab: String?, source: String?)
    case r79
    case r80(a: Int, sort: Int)
    case r81(a: Int, type: Int?, offset: String?, limit: String?)
    case r82(sort: String?)
    case r83(a: Int, ref: String?)
    case r84(country: String?, cursor: Int?, sort: Int?)
    case r85(source: String?, ref: String?)
    case r86
    case r87(a: UUID)
    case r88
    case r89(mode: Int, until: Int)
    case r90(order: String?)
    case r91(a: UUID, b: Int, offset: String, level: Int?, source: String)
    case r92(sort: Int)
    case r93(a: Int, ref: Int?, token: String)
    case r94(a: UUID, b: Int, period: Int?, page: String, until: Int, status: Int)
    case r95(a: UUID, b: UUID, c: UUID, tab: String?)
    case r96(period: String, color: Int, offset: Int)
    case r97(a: UUID, b: UUID, mode: String?)
    case r98
    case r99
  }
  public enum G2: Hashable, Sendable {
    case r100(page: Int, filter: String)
    case r101(a: String, currency: String?)
    case r102(mode: String, page: Int)
    case r103(a: String, b: Int, c: String, tab: String, limit: String?)
    case r104(status: String)
    case r105(view: Int?, campaign: Int?, country: String?)
    case r106
    case r107
    case r108(a: String, b: Int, q: Int?, until: Int)
    case r109(source: String)
    case r110(view: Int?)
    case r111(a: String, code: Int)
    case r112(ref: Int)
    case r113(view: String?)
    case r114(q: String)
    case r115(a: String, b: Int, currency: String)
    case r116(a: String, b: Int, currency: Int, campaign: Int)
    case r117(a: String, b: Int, c: String, tab: String?, page: String?)
    case r118(a: Int, b: UUID, mode: String, code: Int, currentGeneration: Int?)
    case r119(a: String, b: UUID, cursor: Int?)
    case r120(a: String, b: Int, ref: String?, until: String?, order: Int, highlight: String?)
    case r121(a: String)
    case r122(a: String, country: String?)
    case r123(currentGeneration: String?)
    case r124(from: Int?)
    case r125(a: String, from: String?, lang: String?, highlight: String?)
    case r126(currentGeneration: Int)
    case r127(a: String, token: Int?)
    case r128(campaign: String, source: Int?, from: String)
    case r129(a: String, order: String?, type: String?)
    case r130(a: String, b: Int)
    case r131(a: String, code: Int, color: Int)
    case r132
    case r133(a: String, campaign: Int, level: Int, ref: String, limit: Int?)
    case r134(a: Int)
    case r135(a: String, tab: String)
    case r136(a: String, b: Int)
    case r137(highlight: Int, offset: String)
    case r138
    case r139(a: String, page: String, order: Int?)
    case r140(a: Int, ref: Int?, order: Int)
    case r141(a: String, source: String?)
    case r142
    case r143(q: Int?, lang: Int)
    case r144(q: String?)
    case r145(a: UUID, cursor: String?)
    case r146(a: Int, tab: String?)
    case r147(a: String)
    case r148(highlight: Int?, order: String?, page: Int?, campaign: Int)
    case r149(a: Int, from: Int?)
  }
  public enum G3: Hashable, Sendable {
    case r150(code: Int?, highlight: String?)
    case r151(a: Int, b: Int, color: Int?, order: Int?)
    case r152(a: Int, page: String)
    case r153(a: Int, offset: String?, order: String?)
    case r154(a: Int, size: String?, country: String?)
    case r155(a: UUID, highlight: String?)
    case r156(token: String?, cursor: String)
    case r157(q: Int, order: String?)
    case r158(a: Int, period: String?)
    case r159
    case r160(view: Int?)
    case r161(a: Int, color: Int)
    case r162(a: Int, tab: String, offset: Int?)
    case r163(order: String?)
    case r164(currency: String, source: String, period: Int, from: String?)
    case r165(a: Int, campaign: Int?, q: String, type: Int?, offset: Int?)
    case r166(a: Int)
    case r167(a: Int, sort: Int?, token: Int?, period: Int?)
    case r168(color: String?, campaign: String?)
    case r169(order: String, country: String)
    case r170(level: Int?, type: Int?, limit: String, tab: Int)
    case r171(a: String, from: String?)
    case r172(code: Int)
    case r173(a: String, until: String?, level: Int)
    case r174(until: Int)
    case r175
    case r176(a: Int, until: Int?)
    case r177(cursor: Int, period: String?, currency: Int, from: Int?)
    case r178(a: UUID, b: Int, status: String?, until: Int?, code: Int?, level: Int)
    case r179
    case r180(status: String?)
    case r181(lang: String, currentGeneration: String, limit: String?, code: String)
    case r182(a: Int, b: Int, view: Int, level: Int?, until: Int?)
    case r183(type: String?)
    case r184(a: UUID, from: String, lang: String?)
    case r185(a: UUID, page: Int, period: Int, order: Int, currency: Int?)
    case r186(a: UUID, token: String?, type: String?)
    case r187(order: Int, sort: Int, q: String?, from: String?)
    case r188(a: Int, size: Int)
    case r189(a: Int, code: String?)
    case r190(a: Int)
    case r191(a: String, level: String?, from: String?, source: Int, filter: Int?)
    case r192
    case r193(view: String?)
    case r194(offset: Int?, tab: Int?, q: Int?, country: Int?)
    case r195(a: String, currentGeneration: String?)
    case r196(offset: String, type: String?, color: Int?)
    case r197(a: Int, b: Int, c: Int, currency: Int?, token: Int?, from: String?, view: Int?)
    case r198(a: Int, filter: String, source: Int)
    case r199(tab: Int?, offset: String?, level: String)
  }
  public enum G4: Hashable, Sendable {
    case r200(level: String?, token: Int?, lang: String?, sort: Int)
    case r201(from: String?, tab: String?, offset: String?)
    case r202(a: UUID, view: Int?, tab: String, source: String?)
    case r203(q: Int, lang: Int?, color: String, type: Int)
    case r204(a: UUID, currentGeneration: Int?, order: Int?)
    case r205(a: UUID, sort: Int)
    case r206(a: UUID, code: String?, q: String)
    case r207(ref: Int)
    case r208(a: Int, source: Int?)
    case r209(a: String, highlight: Int?)
    case r210(a: Int, mode: Int)
    case r211(a: UUID)
    case r212(size: Int, source: String?)
    case r213(a: Int, type: Int?, token: String)
    case r214(color: String?, mode: Int?)
    case r215(a: UUID, b: String, cursor: String?, currency: String?, ref: String?)
    case r216(view: String?)
    case r217(a: UUID, b: String, page: Int?)
    case r218(a: Int, mode: Int?)
    case r219(a: String)
    case r220(a: UUID, b: Int, source: String, q: String)
    case r221(a: UUID, b: Int, c: String)
    case r222(page: String?)
    case r223(a: UUID)
    case r224(a: UUID, b: Int, status: Int)
    case r225(a: String, page: Int?, level: String?, highlight: Int?)
    case r226(q: Int, sort: String?)
    case r227(a: UUID, color: Int, mode: String?)
    case r228(a: UUID, b: String, c: UUID, source: String?)
    case r229(offset: Int?, q: Int?)
    case r230(a: String, code: String?)
    case r231(sort: Int, mode: Int, campaign: Int?)
    case r232(a: UUID, size: Int?, token: String?, period: Int, type: String?)
    case r233(q: String, highlight: String, level: String, lang: String?)
    case r234(ref: Int?, period: String?, highlight: Int?)
    case r235(a: Int, type: Int?, limit: String?, cursor: Int?, sort: Int)
    case r236(a: Int, campaign: Int, ref: String?)
    case r237(a: Int, b: Int, view: Int, mode: String?)
    case r238(a: UUID, b: Int)
    case r239
    case r240(level: String?, view: String?, cursor: String?)
    case r241(a: Int, sort: Int?, status: Int, currentGeneration: String, token: Int)
    case r242(a: UUID, sort: Int)
    case r243(lang: Int?, from: Int)
    case r244(a: UUID, size: Int?, source: String?, q: String?, code: Int)
    case r245(a: UUID)
    case r246(highlight: Int?, currency: String?)
    case r247
    case r248(a: Int)
    case r249(a: String, b: UUID, c: String, campaign: String, from: Int?)
  }
  public enum G5: Hashable, Sendable {
    case r250
    case r251
    case r252(a: UUID)
    case r253(a: UUID, from: Int, mode: String?)
    case r254(a: String, token: String?)
    case r255(limit: String, period: String?)
    case r256(a: UUID, b: Int, level: String?, highlight: String)
    case r257(a: Int, campaign: String, currency: Int, tab: String?)
    case r258(a: Int, campaign: String?)
    case r259(token: String?, currency: Int)
    case r260(a: Int, tab: Int?, limit: Int?)
    case r261(a: UUID, status: String?)
    case r262(tab: Int)
    case r263(a: Int, token: Int, size: String?)
    case r264(a: Int, code: Int?, size: String)
    case r265(a: Int, currency: Int, tab: String, size: String?)
    case r266(a: String, level: Int?, campaign: Int)
    case r267(a: Int, until: String, code: Int?, from: Int)
    case r268(order: String, source: Int, type: String)
    case r269(a: UUID)
    case r270(a: Int, campaign: String?, country: Int?, lang: Int?, highlight: Int?)
    case r271(filter: Int?)
    case r272(a: UUID, b: Int, c: String, cursor: Int?)
    case r273(a: UUID, b: Int, status: String)
    case r274(a: Int, ref: Int, campaign: Int?)
    case r275(a: Int, highlight: Int)
    case r276(limit: String, order: Int?)
    case r277(a: String)
    case r278(a: UUID, campaign: Int?)
    case r279(token: Int, period: String, campaign: String?, code: String?)
    case r280
    case r281(limit: String?)
    case r282(code: String)
    case r283
    case r284(a: UUID, b: Int, cursor: String?, code: Int, lang: String?, period: Int)
    case r285(a: Int)
    case r286(page: String?, token: Int?)
    case r287(sort: Int?)
    case r288(a: Int, b: Int)
    case r289(a: Int, limit: Int?, country: String)
    case r290(a: UUID, type: Int)
    case r291(size: Int)
    case r292(token: String?)
    case r293(a: UUID, color: String, q: Int, type: Int?, sort: Int?)
    case r294(a: Int, cursor: String, currency: String, type: String, currentGeneration: String?)
    case r295(a: UUID, level: Int?, color: String, until: Int?)
    case r296(limit: String, country: String?)
    case r297(type: String?)
    case r298(a: UUID, type: Int?, sort: Int?, country: Int, currentGeneration: String?)
    case r299(a: UUID, b: Int, size: String?)
  }
  public enum G6: Hashable, Sendable {
    case r300(a: Int)
    case r301(a: Int, q: Int, color: Int?)
    case r302(a: Int, b: UUID, c: Int, lang: String, color: String?, period: String?, order: String?)
    case r303(a: Int, b: UUID, order: String?)
    case r304(a: String, b: Int, period: String)
    case r305(a: String, b: Int, campaign: String?, token: Int, highlight: String)
    case r306
    case r307
    case r308
    case r309(currency: String?, offset: String?)
    case r310(a: Int, b: UUID, period: String?, source: String)
    case r311
    case r312
    case r313(a: String, cursor: Int, limit: Int?, tab: String)
    case r314(a: Int, from: String?, source: Int)
    case r315(a: Int, b: UUID, c: UUID, size: String)
    case r316
    case r317(type: String?, q: String, campaign: Int)
    case r318(a: Int, b: UUID, order: String)
    case r319(campaign: Int?, color: Int?, from: String?)
    case r320(token: Int)
    case r321(page: String, level: String?)
    case r322(a: Int, lang: Int)
    case r323(a: Int)
    case r324(filter: String?, size: String, order: Int?, country: String?)
    case r325(a: Int, b: Int)
    case r326(a: UUID, campaign: Int, currentGeneration: String)
    case r327(page: String, ref: Int?, until: Int?, source: Int?)
    case r328(a: Int, sort: String, size: Int?, status: String, limit: Int)
    case r329(token: Int, size: String)
    case r330(a: Int, b: Int)
    case r331(a: String)
    case r332(a: Int, level: String?, offset: Int, view: Int)
    case r333
    case r334(q: Int)
    case r335(a: Int, b: UUID, campaign: Int?)
    case r336(a: Int, limit: String?)
    case r337(ref: String, country: String?, sort: Int?)
    case r338(a: Int, b: String, page: String?, highlight: Int?, until: String)
    case r339
    case r340(from: String, mode: Int?, country: String, color: String)
    case r341(a: Int, source: Int?, from: String)
    case r342
    case r343(level: String?, currency: Int?)
    case r344(mode: Int?, country: Int)
    case r345(view: String?)
    case r346(currentGeneration: Int?)
    case r347(level: Int?)
    case r348
    case r349(period: String?)
  }
  public enum G7: Hashable, Sendable {
    case r350(a: Int, b: String, c: Int, sort: String?, code: Int)
    case r351(a: Int, type: String?, limit: Int?)
    case r352(highlight: String?)
    case r353(a: Int, highlight: String, lang: Int?, q: String, type: String?)
    case r354(a: Int)
    case r355(from: String)
    case r356(a: UUID, ref: String?, filter: String)
    case r357(a: String, page: String?)
    case r358(a: Int)
    case r359(a: Int, b: Int, color: String, code: String?)
    case r360(a: Int, type: Int?, status: Int, until: Int, period: String)
    case r361(mode: Int?, from: Int)
    case r362(a: UUID, token: Int?, order: String?)
    case r363(a: String, b: Int, q: Int, ref: String, code: Int?, type: Int?)
    case r364(currentGeneration: Int)
    case r365(limit: String?)
    case r366
    case r367
    case r368(a: Int, b: String, source: String, country: Int, size: String?)
    case r369(order: Int?)
    case r370(a: String, limit: String?, code: String, filter: Int?)
    case r371(level: String?, sort: String)
    case r372(mode: String?, page: Int?)
    case r373
    case r374(a: Int, b: Int, c: Int, order: Int?)
    case r375(page: String, status: Int?, filter: Int?, highlight: Int?)
    case r376(a: Int, view: Int?, level: Int, token: Int?, source: String?)
    case r377(currentGeneration: Int, mode: String?, from: Int?, source: Int?)
    case r378(a: Int, b: String)
    case r379(a: Int)
    case r380
    case r381(a: Int)
    case r382
    case r383(a: Int, until: String?)
    case r384
    case r385(token: String)
    case r386(a: Int, highlight: Int, cursor: String?)
    case r387(a: Int, b: Int, currentGeneration: String?, color: String?)
    case r388(type: String?, code: Int)
    case r389(a: Int, b: Int)
    case r390
    case r391(currency: Int?, filter: Int?, level: Int?, period: Int?)
    case r392
    case r393
    case r394(a: Int, token: Int?)
    case r395(a: Int, b: Int, limit: Int?, country: Int?)
    case r396(a: Int, from: String?)
    case r397(currency: Int?, from: String)
    case r398
    case r399(limit: String?, mode: Int?)
  }
  public enum G8: Hashable, Sendable {
    case r400(type: String?, status: Int)
    case r401(a: Int)
    case r402(a: UUID, order: Int, sort: String?, from: Int?, code: String)
    case r403(a: Int, mode: Int)
    case r404
    case r405(type: Int?, cursor: String?)
    case r406(a: Int)
    case r407(mode: Int?, country: Int?, ref: String)
    case r408(status: Int)
    case r409(q: Int?, size: String?, ref: Int?)
    case r410
    case r411(level: String, limit: String)
    case r412(a: Int, page: String, level: String?)
    case r413(cursor: String)
    case r414(a: UUID, highlight: Int?)
    case r415(a: Int, highlight: Int?, campaign: String?)
    case r416(a: UUID, order: String?, source: Int?, offset: String)
    case r417(a: UUID, b: UUID, currency: Int, order: String, ref: String?)
    case r418(a: Int, status: Int?, offset: Int?, currentGeneration: String?)
    case r419(source: Int?, level: Int)
    case r420(a: String, status: String, highlight: String, token: Int?, size: Int)
    case r421(a: UUID, b: UUID, status: Int?, country: String?)
    case r422(offset: String?, filter: Int, token: String, size: Int)
    case r423(a: Int, campaign: Int?, country: String?, offset: String, cursor: Int?)
    case r424
    case r425(a: String, page: String?, from: Int)
    case r426(page: Int?, highlight: Int, token: Int?, level: Int?)
    case r427(a: UUID, b: UUID, limit: String, order: String, ref: String?)
    case r428(campaign: String?, ref: String?)
    case r429
    case r430(status: String?, country: String, page: String, currentGeneration: Int)
    case r431(a: UUID, b: UUID, token: Int, offset: Int)
    case r432(order: Int?, source: Int?, code: Int?)
    case r433(a: Int, until: String?)
    case r434(token: String?)
    case r435(cursor: String?, page: Int?, color: Int?, token: Int?)
    case r436(a: String, b: Int, cursor: Int?, sort: String?, limit: Int, page: String?)
    case r437(view: Int?)
    case r438(from: String?, highlight: Int?)
    case r439(a: Int, period: String, page: Int)
    case r440(size: String?)
    case r441(lang: Int?, code: Int?)
    case r442(a: UUID)
    case r443(lang: Int?)
    case r444(level: String?, order: String, campaign: String)
    case r445(a: UUID, b: UUID, c: String, period: String, q: String?, filter: String?, page: String)
    case r446(a: Int, b: Int, token: Int?, page: String)
    case r447(a: UUID, code: Int, status: String, source: String?)
    case r448
    case r449(a: Int, b: UUID, color: String?, view: String?, source: Int?)
  }
  public enum G9: Hashable, Sendable {
    case r450(a: String, level: Int)
    case r451(ref: Int?, type: Int)
    case r452(a: String, from: Int)
    case r453(a: String, b: String, period: Int, highlight: String?, status: String)
    case r454(size: String)
    case r455
    case r456(currency: Int)
    case r457(a: String)
    case r458
    case r459(campaign: Int?)
    case r460(from: Int?, source: String, code: Int, mode: String)
    case r461(q: String?)
    case r462
    case r463(view: String?, token: Int, limit: Int?)
    case r464(page: String?)
    case r465(a: String, campaign: Int?)
    case r466(a: Int, tab: String?, page: String, country: Int?)
    case r467(a: String, b: UUID, view: Int?, type: Int?)
    case r468(a: String, lang: String, source: String?)
    case r469(a: Int, lang: Int)
    case r470
    case r471(sort: Int?)
    case r472(a: String, page: String?)
    case r473(a: Int, currency: String, currentGeneration: String?)
    case r474(a: Int, lang: String)
    case r475
    case r476(a: String)
    case r477(tab: String?, until: String?)
    case r478(a: Int, cursor: Int?, mode: Int)
    case r479(a: Int, mode: Int, code: Int?)
    case r480(a: String, filter: String?)
    case r481(a: String, b: UUID)
    case r482
    case r483(source: String, campaign: String?)
    case r484(source: Int?, lang: String?, until: String, mode: Int?)
    case r485(currentGeneration: String?, view: Int?, tab: String?)
    case r486(a: UUID, currency: Int?, type: Int, page: Int?)
    case r487(a: String, b: String)
    case r488(page: Int?, period: Int, size: Int?, offset: Int?)
    case r489(q: String, token: Int)
    case r490(a: String)
    case r491(a: String, type: String?)
    case r492(tab: Int, level: String, currency: String)
    case r493
    case r494
    case r495(a: Int, q: String, token: Int)
    case r496(a: Int)
    case r497(a: UUID, b: Int)
    case r498(a: String, offset: String?, type: String?, mode: Int?, from: Int?)
    case r499
  }
  public enum G10: Hashable, Sendable {
    case r500(period: String, status: Int, filter: Int?, campaign: Int?)
    case r501(a: UUID, status: String?, type: Int?, highlight: String?)
    case r502
    case r503(a: UUID, view: Int?, source: String, campaign: Int?)
    case r504
    case r505(limit: Int?)
    case r506(mode: Int, type: Int, currency: Int?, highlight: Int?)
    case r507(a: Int, view: String, country: String)
    case r508(from: Int?)
    case r509(lang: Int?, offset: Int?)
    case r510(a: Int, b: UUID, q: String?)
    case r511(filter: String?)
    case r512(cursor: Int)
    case r513
    case r514(a: Int, b: Int, campaign: String, cursor: String)
    case r515(a: Int, code: String, limit: String?)
    case r516(a: Int, cursor: Int?)
    case r517(a: Int, until: Int, token: String?)
    case r518(a: Int, type: Int?, page: Int?, offset: String?, q: String?)
    case r519(a: Int, b: Int, currentGeneration: Int?, sort: Int?)
    case r520(a: Int, status: String?, filter: String?, currentGeneration: String?, from: String?)
    case r521(a: Int, cursor: String?)
    case r522(tab: Int?, page: String?, q: String, period: String?)
    case r523(highlight: String)
    case r524
    case r525(a: String)
    case r526(a: Int, b: UUID, page: Int?, tab: Int?, campaign: String)
    case r527
    case r528(a: UUID, type: String)
    case r529(a: Int, campaign: String, currency: String, from: Int?)
    case r530(a: Int, size: String?, mode: String?)
    case r531
    case r532
    case r533(mode: String?)
    case r534(a: Int, b: Int, cursor: String?, limit: String?, ref: Int?)
    case r535(a: String, highlight: String?)
    case r536(sort: Int)
    case r537(a: Int, highlight: String, mode: String, until: Int?, lang: String?)
    case r538(a: Int, b: UUID, country: Int, sort: Int?, code: Int?, campaign: Int)
    case r539(a: String, tab: Int?, lang: Int?)
    case r540(a: Int, lang: Int)
    case r541
    case r542(cursor: String, sort: Int?, filter: String, currency: String)
    case r543(a: Int)
    case r544(a: Int)
    case r545(tab: String?, sort: Int)
    case r546(a: Int)
    case r547(until: Int?)
    case r548(a: Int, b: Int)
    case r549(a: Int, b: String, until: String?, offset: Int?)
  }
  public enum G11: Hashable, Sendable {
    case r550(view: Int?, q: Int)
    case r551(size: String, period: String?, highlight: String?)
    case r552(order: Int)
    case r553(a: Int)
    case r554(a: Int, code: Int?, sort: Int, campaign: String?, token: String?)
    case r555(a: Int, b: Int, color: String?, limit: Int?, order: Int)
    case r556(a: Int, b: UUID, country: String, q: Int)
    case r557(a: Int, level: String?, campaign: Int)
    case r558(a: String, highlight: Int, view: Int?, sort: Int?)
    case r559(a: Int, campaign: String?)
    case r560(cursor: String?)
    case r561(from: Int?, tab: String, code: Int, status: String?)
    case r562(a: String, b: String, mode: Int?, view: String?, color: Int?)
    case r563(a: String, size: String?, limit: String, period: Int?, until: String?)
    case r564(a: Int, limit: Int, currency: Int?)
    case r565(a: Int, b: UUID)
    case r566(a: UUID, b: Int)
    case r567(q: Int, lang: String?)
    case r568(a: UUID, cursor: String?)
    case r569(country: String, type: Int?, lang: Int)
    case r570(a: UUID, sort: Int)
    case r571(currency: String?, token: String, level: String?)
    case r572(currentGeneration: String, ref: Int?, tab: String?)
    case r573(a: Int, offset: Int?)
    case r574(period: String, token: Int, source: Int?)
    case r575(type: String, until: String?, page: String)
    case r576(mode: Int, period: String?, source: String?, status: Int?)
    case r577
    case r578(page: String?, currentGeneration: String)
    case r579(a: UUID, b: UUID, period: Int?, from: Int, source: String?)
    case r580(a: String, lang: Int?, color: String?, currency: Int?, period: String)
    case r581(order: Int)
    case r582(a: Int)
    case r583(ref: Int?)
    case r584(a: Int, size: String?, ref: Int, code: Int)
    case r585
    case r586
    case r587(until: Int?, status: Int?, color: Int)
    case r588(source: String?)
    case r589(a: String)
    case r590(a: Int, type: Int?)
    case r591(highlight: Int, color: Int?, filter: String?, view: Int?)
    case r592(currentGeneration: String?)
    case r593(campaign: Int, period: String?)
    case r594
    case r595(a: String, currentGeneration: Int?, q: Int, limit: String?, highlight: String)
    case r596(view: String?, ref: Int)
    case r597(a: Int)
    case r598(a: String, b: Int, until: String?, order: Int?)
    case r599(a: String, tab: String?, sort: Int)
  }
  public enum G12: Hashable, Sendable {
    case r600(a: String, period: Int?, level: Int?, source: Int?)
    case r601(a: Int, filter: String, source: String?, token: Int?, order: String?)
    case r602(a: String, color: Int, offset: Int, code: Int, token: Int?)
    case r603(a: String, b: String, c: UUID, mode: Int)
    case r604(currentGeneration: String?, campaign: String?)
    case r605(a: Int, from: Int?, limit: String?)
    case r606(a: String, ref: String?, status: Int, token: String, from: Int)
    case r607(a: Int, filter: String?)
    case r608(filter: String?)
    case r609(a: Int, b: Int)
    case r610(a: String, offset: String?, page: Int?)
    case r611(a: String, size: String?, currentGeneration: String)
    case r612(currency: Int, ref: Int, tab: Int?, source: String?)
    case r613(currentGeneration: Int, page: String?, sort: Int, limit: String?)
    case r614(highlight: String?)
    case r615
    case r616(a: String, until: String?, campaign: Int)
    case r617(a: String, b: Int, level: Int, cursor: Int?, sort: String)
    case r618(a: Int, until: String, highlight: Int?, from: Int)
    case r619
    case r620(a: String, view: Int?)
    case r621(a: String, b: String)
    case r622(source: String?, until: Int, mode: String?)
    case r623(from: String, filter: String?, mode: String?, code: Int)
    case r624(a: String)
    case r625(a: Int, type: String, view: String?, code: Int, status: String)
    case r626(offset: String, filter: String)
    case r627(a: String, b: String, until: String?, type: String?, color: Int?)
    case r628(country: Int?)
    case r629
    case r630(order: String)
    case r631(a: String)
    case r632
    case r633(cursor: String?)
    case r634(a: UUID, lang: String, page: String?)
    case r635(a: String, currency: Int, page: String)
    case r636(a: String, b: String, offset: Int, ref: String?)
    case r637(a: String, b: String, c: String, lang: String?, status: Int?, code: String?, campaign: Int?)
    case r638
    case r639(a: String, b: UUID, period: String?, sort: Int, currentGeneration: String?)
    case r640(a: String, b: UUID, currentGeneration: String?, filter: String?)
    case r641(a: Int, until: Int, token: Int?, ref: Int, mode: String)
    case r642(a: String, b: Int, c: Int, color: Int)
    case r643(ref: Int)
    case r644
    case r645(tab: Int?, limit: Int?, lang: String?)
    case r646(a: String, b: String, from: String?, lang: Int?, mode: Int?, campaign: String)
    case r647(a: Int, q: Int?, currentGeneration: String?)
    case r648(a: Int, period: Int)
    case r649(currency: String?, color: String)
  }
  public enum G13: Hashable, Sendable {
    case r650(lang: String?)
    case r651(size: Int?)
    case r652(country: String?, type: Int)
    case r653(filter: String?, until: Int, from: String?, type: Int?)
    case r654(level: Int)
    case r655(mode: String?)
    case r656
    case r657(a: Int, b: Int, currentGeneration: Int)
    case r658(mode: String?)
    case r659(a: Int, b: Int, code: String?, limit: Int?)
    case r660(mode: Int, code: String?, offset: String?)
    case r661(a: Int)
    case r662(a: Int)
    case r663(a: Int, color: String?, offset: Int)
    case r664(a: Int, mode: Int, status: String?, size: String?)
    case r665(campaign: String?, highlight: String?, status: String)
    case r666(a: Int, country: Int, status: Int, cursor: Int?)
    case r667(a: UUID, b: UUID, lang: String?)
    case r668
    case r669(status: String?, tab: String?)
    case r670(a: Int, token: Int)
    case r671(a: Int, mode: String?)
    case r672(a: Int)
    case r673(a: Int, b: UUID, country: Int, type: Int?)
    case r674(token: String, mode: Int?)
    case r675(a: Int, campaign: String?, code: String)
    case r676(size: String)
    case r677(mode: String?)
    case r678(a: Int, b: Int)
    case r679(a: UUID, ref: String, offset: String, order: String?, currency: Int)
    case r680
    case r681
    case r682(level: Int)
    case r683(a: Int, order: Int, page: String?)
    case r684(q: String?, until: Int?, mode: String?, offset: String)
    case r685(a: UUID, b: UUID)
    case r686(a: Int, level: String)
    case r687(tab: Int, period: Int?, status: String, until: String)
    case r688(a: Int, b: Int)
    case r689
    case r690(offset: String, code: Int)
    case r691(from: Int, token: String, filter: Int?, cursor: String?)
    case r692(a: Int, period: Int?)
    case r693(code: Int, source: Int)
    case r694(type: Int?, order: Int)
    case r695
    case r696(country: Int?, mode: Int)
    case r697
    case r698(a: UUID, b: UUID, token: String, level: Int?, type: String)
    case r699(lang: Int?, level: Int?)
  }
  public enum G14: Hashable, Sendable {
    case r700(until: String, type: Int?, color: String?, size: Int)
    case r701(sort: Int)
    case r702(color: String?)
    case r703(filter: String?)
    case r704(a: String, status: Int?, source: String?, type: String, currentGeneration: Int?)
    case r705(lang: Int)
    case r706(filter: Int?)
    case r707(campaign: String?, level: Int)
    case r708(a: Int, status: String)
    case r709(a: Int)
    case r710(q: String)
    case r711(a: UUID, color: Int, until: Int?, limit: String?)
    case r712
    case r713(level: Int)
    case r714(a: UUID, level: Int, order: Int)
    case r715
    case r716(tab: Int, mode: Int, size: Int?, campaign: String)
    case r717(order: String, country: String?, tab: String, limit: String?)
    case r718(color: Int?, status: String?, token: Int?)
    case r719(size: String?)
    case r720(a: Int, b: Int, size: String, campaign: String?, until: Int?, filter: String)
    case r721(a: Int, b: Int, source: String?)
    case r722(a: Int, level: Int?)
    case r723(currency: Int?, tab: Int?, sort: String?, from: Int?)
    case r724(currency: Int?, tab: Int?, color: Int, cursor: String)
    case r725(a: Int, b: Int, code: String, token: Int?)
    case r726(a: Int, highlight: Int?, offset: String?)
    case r727(level: String?, offset: Int, country: Int, q: Int?)
    case r728(a: Int, mode: String, cursor: String?, until: String?, code: String)
    case r729(a: String, q: Int, until: Int?, campaign: String?)
    case r730(token: String, cursor: String?)
    case r731(currency: Int, token: Int?, status: Int?, sort: String?)
    case r732(a: UUID, filter: Int)
    case r733(a: Int, b: String, currency: Int, size: String)
    case r734(a: Int, campaign: String?, mode: String?, highlight: String?, code: Int)
    case r735(size: String, campaign: String?, source: String)
    case r736(lang: String)
    case r737(a: UUID, b: UUID, until: String, q: String, type: Int?, code: Int?)
    case r738(filter: Int?, source: String)
    case r739(tab: String?, code: String)
    case r740(a: String, cursor: Int?, offset: Int?)
    case r741(limit: String?, code: Int?)
    case r742
    case r743(type: String?, view: String, currency: Int?)
    case r744(a: Int, b: Int, token: Int?, q: String?)
    case r745(a: Int, filter: Int)
    case r746(a: String)
    case r747(order: String?, type: Int?)
    case r748(a: Int, b: Int)
    case r749(a: Int, b: Int, currency: Int, size: String)
  }
  public enum G15: Hashable, Sendable {
    case r750(a: Int, highlight: String?, q: Int?)
    case r751(a: Int, tab: String, source: Int?)
    case r752(ref: String, q: String?)
    case r753(a: Int, size: String?, cursor: Int?)
    case r754(a: Int)
    case r755
    case r756(a: Int, b: UUID, code: Int?, currency: String?)
    case r757(a: Int, view: String, cursor: Int?, type: Int?)
    case r758(a: Int)
    case r759(currentGeneration: Int?, filter: String?, token: Int?, q: Int?)
    case r760(a: Int, b: UUID, tab: Int, from: String?, view: String?)
    case r761(color: String)
    case r762(a: Int, ref: Int?, currentGeneration: String, size: Int?, campaign: Int)
    case r763(a: Int, sort: Int?, tab: Int?, until: String)
    case r764(a: Int, source: Int)
    case r765(a: Int, status: Int?, page: Int)
    case r766(level: Int?, campaign: String?, type: String?, until: String?)
    case r767(a: Int, b: UUID, color: Int, cursor: Int?)
    case r768(a: UUID, b: UUID, color: Int?, order: String?)
    case r769
    case r770(limit: Int?, view: String?)
    case r771(a: Int, view: String?, source: Int?)
    case r772(a: Int, view: String?)
    case r773(a: String, type: String?)
    case r774(a: Int, b: UUID, sort: Int?)
    case r775(cursor: Int?)
    case r776(a: Int, source: Int, code: String?)
    case r777(a: Int, b: UUID, order: Int?)
    case r778(lang: Int?, cursor: Int?)
    case r779
    case r780
    case r781
    case r782(currency: String?, q: Int, currentGeneration: String, size: Int)
    case r783(a: Int, b: UUID, ref: String?)
    case r784(highlight: Int?, ref: Int, page: String?, view: Int?)
    case r785(a: Int, cursor: Int?)
    case r786
    case r787(a: Int, source: Int, sort: Int?)
    case r788
    case r789(mode: Int?, tab: Int)
    case r790(a: Int, b: UUID, mode: String, lang: Int, order: Int?, tab: String?)
    case r791(from: Int, tab: String?)
    case r792(a: Int, b: String, lang: String?, source: String)
    case r793(a: Int, view: String?, currentGeneration: Int)
    case r794
    case r795(a: String, b: UUID, tab: String?, sort: Int, from: String?)
    case r796(limit: String?)
    case r797(a: Int, b: UUID, c: String, mode: String?, lang: Int?, offset: Int?)
    case r798(tab: Int, ref: Int?)
    case r799
  }
  public enum G16: Hashable, Sendable {
    case r800(a: Int, lang: Int)
    case r801(a: Int, view: Int, token: Int, limit: Int?)
    case r802(period: String?, from: Int?)
    case r803(a: UUID, ref: Int)
    case r804(a: Int, mode: Int, status: String?, limit: Int?)
    case r805
    case r806(view: Int?, from: Int?)
    case r807(a: Int, highlight: String?, from: Int?)
    case r808(a: Int, b: String, source: Int?, tab: String?)
    case r809(token: String?, type: Int)
    case r810(a: Int, b: String, order: String?, color: Int)
    case r811
    case r812(a: Int, from: String?)
    case r813(a: UUID)
    case r814(a: UUID, view: Int?, until: Int?)
    case r815(a: UUID, highlight: Int, offset: String?, lang: String)
    case r816(a: Int, b: Int, c: Int, offset: Int?)
    case r817
    case r818
    case r819
    case r820(a: Int)
    case r821
    case r822(a: Int, from: Int?, mode: String, sort: String)
    case r823(a: Int, country: String?, token: String)
    case r824(a: Int, view: String?, type: String?, currency: Int?, filter: Int?)
    case r825(tab: Int, period: String)
    case r826(a: Int, campaign: Int?, ref: String)
    case r827(a: Int, b: Int, source: Int, color: Int)
    case r828(a: Int)
    case r829(color: Int?, token: String?)
    case r830(a: UUID, cursor: String, campaign: String?)
    case r831(a: Int, order: Int, token: Int?, type: Int, status: String?)
    case r832(a: Int, b: UUID, offset: Int, currency: String?)
    case r833(a: Int, highlight: Int?, ref: String?, tab: String?)
    case r834(a: Int, b: Int, currentGeneration: String, token: Int?, level: Int, sort: Int?)
    case r835
    case r836(a: Int)
    case r837(a: Int, filter: String, sort: String?, status: String?)
    case r838(a: Int, token: Int, filter: Int?)
    case r839(from: Int?, code: Int?, limit: Int?)
    case r840(a: Int, until: String)
    case r841(a: Int, sort: String?)
    case r842(color: String?, mode: String?, currency: String?)
    case r843(a: Int, b: Int)
    case r844(token: String)
    case r845
    case r846(a: Int, b: String, limit: String?, campaign: String?, tab: String)
    case r847(a: UUID, status: String?)
    case r848(a: Int)
    case r849(a: String, mode: Int?, currency: Int?, currentGeneration: String?, level: Int?)
  }
  public enum G17: Hashable, Sendable {
    case r850(a: Int)
    case r851(a: Int)
    case r852(campaign: Int, cursor: String, code: String?, filter: String?)
    case r853(a: String, mode: String?, sort: String, status: Int?, cursor: String)
    case r854(a: Int, level: String?)
    case r855(a: Int, b: Int)
    case r856
    case r857(a: Int, b: Int, view: String, lang: Int?, campaign: String)
    case r858(a: Int, ref: String?, source: String?)
    case r859(a: Int, period: Int?, cursor: Int?, lang: String, type: String?)
    case r860(page: String?, lang: String?, offset: Int?, level: Int?)
    case r861(source: Int)
    case r862(a: Int, cursor: Int?, highlight: String?)
    case r863(a: Int, b: String, order: Int?)
    case r864(a: Int, color: Int?, from: String)
    case r865(a: String, level: String?)
    case r866(mode: String?)
    case r867(a: String, b: String, view: Int, country: Int?)
    case r868
    case r869(a: Int, b: Int, c: Int, currency: String?, view: Int?)
    case r870(tab: String, level: String?)
    case r871(view: Int?, color: String, mode: Int?, order: String?)
    case r872(a: Int, sort: String)
    case r873(limit: String?)
    case r874(a: Int, ref: String, tab: String?)
    case r875(a: String, limit: String, level: String)
    case r876(ref: String?)
    case r877(a: Int, type: Int?, ref: String?, mode: String?, token: String?)
    case r878(code: Int?, highlight: String, cursor: Int?)
    case r879
    case r880
    case r881(a: Int, status: String?)
    case r882(a: UUID, token: String?, type: Int, filter: String)
    case r883(a: Int)
    case r884(a: Int, sort: String, filter: String?)
    case r885(a: Int, currentGeneration: String?, filter: Int?, status: Int?, size: String?)
    case r886(tab: Int?)
    case r887(a: Int, campaign: Int?)
    case r888(cursor: String)
    case r889(a: Int, lang: String?, view: String, status: String)
    case r890
    case r891(a: UUID, b: String, cursor: Int?, period: Int?, currentGeneration: Int?)
    case r892(a: Int, b: Int, currentGeneration: String, limit: Int?)
    case r893(lang: String?, token: Int)
    case r894(token: String)
    case r895(a: Int, mode: String?, q: Int?, filter: String?, period: String)
    case r896(country: Int?)
    case r897(a: String, order: String?)
    case r898(a: Int, campaign: String?, token: Int?, limit: Int?)
    case r899(a: Int, highlight: String, order: String?)
  }
  public enum G18: Hashable, Sendable {
    case r900(a: UUID, b: Int, c: Int, from: Int?, campaign: Int?)
    case r901(page: String?, highlight: String?, filter: Int?)
    case r902(a: Int, code: String)
    case r903(a: UUID)
    case r904(a: UUID, b: Int, q: Int?)
    case r905(a: UUID, b: String, c: UUID)
    case r906(period: Int?, sort: String, token: Int, highlight: Int?)
    case r907
    case r908(a: UUID, b: Int, code: Int, filter: Int?)
    case r909(campaign: String?)
    case r910(a: UUID, order: String?, limit: String?, status: String?, until: String?)
    case r911(a: Int, lang: Int)
    case r912(a: UUID, b: String, c: UUID)
    case r913(from: String?)
    case r914(a: UUID)
    case r915(cursor: Int, size: Int, period: Int)
    case r916(a: UUID, b: UUID, order: String?, color: Int?)
    case r917(size: Int)
    case r918(a: UUID, color: Int)
    case r919(country: String?)
    case r920(source: Int?, cursor: String, filter: Int, level: String?)
    case r921(a: UUID)
    case r922(a: Int, b: String, c: UUID, tab: String, lang: String?)
    case r923(a: Int, lang: String?)
    case r924(a: UUID, b: String)
    case r925(offset: String, mode: Int, cursor: String, period: String)
    case r926(a: UUID, size: Int, page: Int?)
    case r927(a: String, from: String?)
    case r928
    case r929
    case r930(view: Int, sort: Int, token: Int?, period: String?)
    case r931
    case r932(a: String, view: Int, from: Int?, size: String?)
    case r933
    case r934(a: UUID, period: String?, q: String, filter: Int?, token: String)
    case r935(a: UUID, type: Int?)
    case r936(a: UUID)
    case r937
    case r938(color: String, from: String)
    case r939
    case r940(a: Int, b: String, filter: Int, view: String?)
    case r941(cursor: String?, color: String?)
    case r942(a: UUID, b: String, code: String?, page: String?)
    case r943(a: UUID, b: UUID, code: Int?, filter: String?, limit: String, ref: Int?)
    case r944(a: UUID, b: String, status: Int)
    case r945(until: String, from: Int, offset: Int?)
    case r946
    case r947(campaign: String)
    case r948(a: UUID, level: Int?, from: String?, token: String?, filter: Int?)
    case r949(type: Int, until: Int)
  }
  public enum G19: Hashable, Sendable {
    case r950(campaign: String, from: String)
    case r951(a: UUID)
    case r952(sort: String, token: String?, until: String?)
    case r953(q: Int, code: String?)
    case r954(a: Int, token: Int?, currency: Int)
    case r955(until: Int?)
    case r956(a: UUID, period: String, tab: Int?)
    case r957(offset: String?, ref: String?, sort: Int?, type: String?)
    case r958
    case r959(a: String, b: String, ref: Int?, sort: Int, source: Int)
    case r960(a: Int, color: Int?, currency: String?, page: Int?, token: Int?)
    case r961
    case r962(a: UUID, sort: Int?, lang: String, country: Int?, page: Int)
    case r963(a: UUID, offset: String, type: Int, highlight: Int, from: Int)
    case r964(a: UUID)
    case r965(a: UUID)
    case r966(size: Int?, order: Int, country: Int, token: Int?)
    case r967(a: UUID, b: Int, size: Int, source: String, highlight: Int, tab: Int?)
    case r968(page: String?, color: String?)
    case r969
    case r970(a: String, q: String, limit: String?, from: String?)
    case r971(source: Int, highlight: Int?, limit: String?, color: String)
    case r972(a: UUID)
    case r973(lang: String, from: String?, country: String?)
    case r974(a: UUID, type: Int?, until: String?, tab: String?, mode: Int?)
    case r975(offset: Int?, highlight: String?)
    case r976(color: String?, page: Int?, cursor: Int)
    case r977(a: String, ref: String?, token: Int)
    case r978(a: Int, period: String?, sort: String?, size: Int, order: Int?)
    case r979(a: Int, currentGeneration: String, sort: String)
    case r980(from: String, cursor: String?)
    case r981(a: Int, order: String?)
    case r982(source: Int, code: Int?, tab: Int?)
    case r983(a: UUID, b: UUID, token: Int?)
    case r984(a: UUID, b: Int, size: String?)
    case r985(a: UUID, token: Int, size: String?, offset: String, order: Int)
    case r986(a: Int, filter: String?, code: String?)
    case r987(a: UUID, b: String, level: Int?, offset: String?)
    case r988(a: Int, b: String, until: String?)
    case r989
    case r990(from: String?)
    case r991(a: UUID, level: String?)
    case r992(a: UUID, b: Int, c: Int, code: String?)
    case r993(filter: String)
    case r994(a: UUID, source: Int)
    case r995(filter: Int?, page: Int?, token: String?, campaign: String)
    case r996(lang: String?)
    case r997(a: Int, size: String)
    case r998(a: String, token: String, cursor: Int, order: String?)
    case r999(a: UUID)
  }
}
extension Hand1000 {
  public init?(_ link: String) {
    guard let components = URLComponents(string: link) else { return nil }
    var segments = components.path.split(separator: "/").map(String.init)
    switch components.scheme {
    case "bench": segments.insert(components.host ?? "", at: 0)
    case "https": guard components.host == "app.example.com" else { return nil }
    default: return nil
    }
    guard !segments.isEmpty else { return nil }
    guard let route = Self.read(segments, components.queryItems ?? []) else { return nil }
    self = route
  }
}
extension Hand1000 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000? {
    switch segments[0] {
    case "voucher": return G0.read(segments, items).map { .g0($0) }
    case "channel": return G1.read(segments, items).map { .g1($0) }
    case "project-manage": return G2.read(segments, items).map { .g2($0) }
    case "sale-album": return G3.read(segments, items).map { .g3($0) }
    case "draft-source": return G4.read(segments, items).map { .g4($0) }
    case "visit": return G5.read(segments, items).map { .g5($0) }
    case "answer-region": return G6.read(segments, items).map { .g6($0) }
    case "category": return G7.read(segments, items).map { .g7($0) }
    case "partner-people": return G8.read(segments, items).map { .g8($0) }
    case "tool": return G9.read(segments, items).map { .g9($0) }
    case "event": return G10.read(segments, items).map { .g10($0) }
    case "people": return G11.read(segments, items).map { .g11($0) }
    case "device-watch": return G12.read(segments, items).map { .g12($0) }
    case "tag": return G13.read(segments, items).map { .g13($0) }
    case "episode": return G14.read(segments, items).map { .g14($0) }
    case "work-story": return G15.read(segments, items).map { .g15($0) }
    case "photo-news": return G16.read(segments, items).map { .g16($0) }
    case "source": return G17.read(segments, items).map { .g17($0) }
    case "team": return G18.read(segments, items).map { .g18($0) }
    case "invite-result": return G19.read(segments, items).map { .g19($0) }
    default: return nil
    }
  }
}
extension Hand1000.G0 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G0? {
    if segments.count == 1 {
      return .r1
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "category-source":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "idea-place":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "result":
          if segments.count == 4 {
            guard let status = number("status", items) else { return nil }
            guard let currency = item("currency", items) else { return nil }
            guard let until = number("until", items) else { return nil }
            return .r24(status: status, currency: currency, until: until)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "comment-map":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "project-basket":
        if segments.count == 3 {
          guard let lang = item("lang", items) else { return nil }
          return .r49(lang: lang, source: number("source", items))
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r26(a: a, currentGeneration: item("currentGeneration", items), level: item("level", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "menu":
          if segments.count == 4 {
            return .r43(a: a)
          }
          return nil
        default:
          return nil
        }
      }
    case "contact":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "author":
        if segments.count == 3 {
          guard let cursor = item("cursor", items) else { return nil }
          guard let type = item("type", items) else { return nil }
          return .r0(code: number("code", items), cursor: cursor, type: type)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "asset":
            if segments.count == 5 {
              guard let mode = number("mode", items) else { return nil }
              guard let sort = number("sort", items) else { return nil }
              return .r7(a: a, mode: mode, sort: sort)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r11(a: a, until: number("until", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "team":
          if segments.count == 4 {
            guard let q = item("q", items) else { return nil }
            return .r20(a: a, q: q, mode: item("mode", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "filter":
      if segments.count == 2 {
        guard let offset = number("offset", items) else { return nil }
        return .r30(until: item("until", items), offset: offset)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "video":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "voucher-map":
            if segments.count == 5 {
              return .r41(a: a, campaign: number("campaign", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "journal":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "message":
          if segments.count == 4 {
            guard let campaign = item("campaign", items) else { return nil }
            return .r33(a: a, campaign: campaign)
          }
          return nil
        default:
          return nil
        }
      }
    case "payment":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "work":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "play-visit":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "promo-item":
            if segments.count == 5 {
              return .r19
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r27(a: a, from: number("from", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "update":
          if segments.count == 4 {
            return .r21(a: a, source: number("source", items), ref: item("ref", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "product":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "view-promo":
        if segments.count == 3 {
          guard let tab = item("tab", items) else { return nil }
          return .r25(tab: tab, limit: number("limit", items))
        }
        return nil
      default:
        return nil
      }
    case "queue":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "podcast":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            return .r13(a: a)
          }
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let currency = item("currency", items) else { return nil }
          return .r18(a: a, limit: item("limit", items), currency: currency)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "people":
          if segments.count == 4 {
            guard let page = item("page", items) else { return nil }
            return .r16(a: a, period: number("period", items), page: page, level: item("level", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "season":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "shop-banner":
        if segments.count == 3 {
          return .r47
        }
        return nil
      default:
        return nil
      }
    case "show":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "mission-trip":
        if segments.count == 3 {
          return .r46(tab: item("tab", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "member":
          if segments.count == 4 {
            return .r14
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r44(a: a)
            }
            return nil
          }
        default:
          return nil
        }
      case "version-source":
        if segments.count == 3 {
          return .r17
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            return .r15(a: a, b: b, campaign: item("campaign", items))
          }
          return nil
        }
      }
    case "speaker":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "favorite-theme":
        if segments.count == 3 {
          guard let campaign = item("campaign", items) else { return nil }
          guard let sort = item("sort", items) else { return nil }
          return .r45(color: item("color", items), campaign: campaign, lang: item("lang", items), sort: sort)
        }
        return nil
      default:
        return nil
      }
    case "stream-speaker":
      if segments.count == 2 {
        guard let currency = item("currency", items) else { return nil }
        return .r31(color: item("color", items), currency: currency, limit: item("limit", items), country: item("country", items))
      }
      return nil
    case "tag":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "room-folder":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "document":
          if segments.count == 4 {
            return .r22(currency: number("currency", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "vendor":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "edit-visit":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "wallet":
          if segments.count == 4 {
            guard let status = item("status", items) else { return nil }
            return .r10(country: number("country", items), status: status)
          }
          return nil
        default:
          return nil
        }
      case "label":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "library-rating":
            if segments.count == 5 {
              return .r5(a: a)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r37(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r8(a: a, b: b, limit: item("limit", items))
          }
          return nil
        }
      }
    case "wallet-story":
      if segments.count == 2 {
        guard let q = item("q", items) else { return nil }
        return .r28(q: q)
      }
      return nil
    case "week":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "help":
        if segments.count == 3 {
          return .r32(size: item("size", items))
        }
        return nil
      case "message":
        if segments.count == 3 {
          return .r39(period: item("period", items))
        }
        return nil
      default:
        return nil
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        return .r23(a: a, token: item("token", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "faq":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "comment-member":
          if segments.count == 4 {
            return .r36(a: a, ref: number("ref", items))
          }
          return nil
        default:
          return nil
        }
      case "payment":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "sale":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r42(a: a, b: b)
            }
            return nil
          }
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let currency = number("currency", items) else { return nil }
            guard let token = number("token", items) else { return nil }
            return .r35(a: a, b: b, currency: currency, token: token, limit: number("limit", items))
          }
          return nil
        }
      case "poll":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let campaign = number("campaign", items) else { return nil }
            return .r38(a: a, b: b, campaign: campaign, size: item("size", items))
          }
          return nil
        }
      case "stage":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "style":
          if segments.count == 4 {
            return .r48(a: a)
          }
          return nil
        default:
          return nil
        }
      case "store-promo":
        if segments.count == 3 {
          return .r34(a: a, level: number("level", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let view = number("view", items) else { return nil }
            return .r29(a: a, b: b, view: view)
          }
          return nil
        }
      case "subject-studio":
        if segments.count == 3 {
          guard let level = number("level", items) else { return nil }
          return .r2(a: a, period: number("period", items), level: level, token: number("token", items), offset: item("offset", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "notice":
          if segments.count == 4 {
            return .r9(a: a)
          }
          return nil
        default:
          return nil
        }
      case "survey":
        if segments.count == 3 {
          guard let offset = item("offset", items) else { return nil }
          guard let status = number("status", items) else { return nil }
          return .r4(a: a, offset: offset, status: status)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r12(a: a, b: b, from: item("from", items))
          }
          return nil
        }
      case "transfer-zone":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "seller":
          if segments.count == 4 {
            guard let currency = item("currency", items) else { return nil }
            return .r40(a: a, currency: currency)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let sort = item("sort", items) else { return nil }
          return .r3(a: a, b: b, sort: sort, currentGeneration: item("currentGeneration", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "company":
          if segments.count == 4 {
            return .r6(a: a, b: b, ref: item("ref", items), highlight: number("highlight", items))
          }
          return nil
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G1 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G1? {
    if segments.count == 1 {
      guard let mode = item("mode", items) else { return nil }
      return .r73(mode: mode)
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "author":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "page-badge":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "topic-guide":
          if segments.count == 4 {
            return .r84(country: item("country", items), cursor: number("cursor", items), sort: number("sort", items))
          }
          return nil
        default:
          return nil
        }
      case "token-today":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "hotel-search":
          if segments.count == 4 {
            guard let period = item("period", items) else { return nil }
            guard let color = number("color", items) else { return nil }
            guard let offset = number("offset", items) else { return nil }
            return .r96(period: period, color: color, offset: offset)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r78(a: a, order: number("order", items), tab: item("tab", items), source: item("source", items))
        }
        return nil
      }
    case "brand-promo":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "lobby-banner":
        if segments.count == 3 {
          return .r82(sort: item("sort", items))
        }
        return nil
      default:
        return nil
      }
    case "calendar":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r80(a: a, sort: sort)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r75(a: a, b: b)
          }
          return nil
        }
      }
    case "comment":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "visit":
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r92(sort: sort)
        }
        return nil
      default:
        return nil
      }
    case "detail":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "speaker":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "tag":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "invoice":
            if segments.count == 5 {
              guard let lang = item("lang", items) else { return nil }
              return .r69(lang: lang, sort: number("sort", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r81(a: a, type: number("type", items), offset: item("offset", items), limit: item("limit", items))
        }
        return nil
      }
    case "follow":
      if segments.count == 2 {
        guard let mode = number("mode", items) else { return nil }
        guard let until = number("until", items) else { return nil }
        return .r89(mode: mode, until: until)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "space":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "board":
          if segments.count == 4 {
            return .r85(source: item("source", items), ref: item("ref", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "mission":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "report-history":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "people-course":
          if segments.count == 4 {
            guard let size = item("size", items) else { return nil }
            return .r74(type: item("type", items), size: size, filter: number("filter", items))
          }
          return nil
        default:
          guard let a = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "transfer":
            if segments.count == 5 {
              guard let campaign = number("campaign", items) else { return nil }
              return .r77(a: a, currency: item("currency", items), offset: number("offset", items), campaign: campaign)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "music":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "author":
        if segments.count == 3 {
          return .r79
        }
        return nil
      default:
        return nil
      }
    case "recipe":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r83(a: a, ref: item("ref", items))
        }
        return nil
      }
    case "setting":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "vendor":
        if segments.count == 3 {
          return .r86
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let token = item("token", items) else { return nil }
          return .r93(a: a, ref: number("ref", items), token: token)
        }
        return nil
      }
    case "source-search":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "music":
        if segments.count == 3 {
          return .r98
        }
        return nil
      case "subject":
        if segments.count == 3 {
          return .r99
        }
        return nil
      default:
        return nil
      }
    case "space-idea":
      if segments.count == 2 {
        guard let sort = number("sort", items) else { return nil }
        return .r68(tab: item("tab", items), sort: sort, offset: item("offset", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "bundle":
        if segments.count == 3 {
          return .r59
        }
        return nil
      case "tour":
        if segments.count == 3 {
          guard let order = item("order", items) else { return nil }
          return .r62(order: order)
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r65(a: a, period: item("period", items), offset: item("offset", items), code: number("code", items))
        }
        return nil
      }
    case "unit":
      if segments.count == 2 {
        return .r88
      }
      return nil
    case "voice-author":
      if segments.count == 2 {
        return .r90(order: item("order", items))
      }
      return nil
    case "week":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "inbox-wish":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "game":
          if segments.count == 4 {
            return .r64
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "rating-service":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "seller-edit":
            if segments.count == 5 {
              return .r63(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "wish":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "voucher":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            guard let sort = number("sort", items) else { return nil }
            return .r56(a: a, source: item("source", items), sort: sort)
          }
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r52(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let highlight = number("highlight", items) else { return nil }
            return .r66(a: a, b: b, highlight: highlight)
          }
          return nil
        }
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        guard let from = item("from", items) else { return nil }
        return .r50(a: a, offset: number("offset", items), from: from, country: item("country", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "balance-track":
        if segments.count == 3 {
          guard let tab = number("tab", items) else { return nil }
          guard let mode = number("mode", items) else { return nil }
          return .r58(a: a, tab: tab, ref: number("ref", items), mode: mode, campaign: item("campaign", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "deal-series":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "service":
            if segments.count == 5 {
              guard let tab = number("tab", items) else { return nil }
              guard let size = item("size", items) else { return nil }
              return .r53(a: a, tab: tab, until: number("until", items), size: size)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "billing-lesson":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "feed-insight":
          if segments.count == 4 {
            return .r54(a: a)
          }
          return nil
        case "tag-notice":
          if segments.count == 4 {
            guard let country = number("country", items) else { return nil }
            guard let from = item("from", items) else { return nil }
            guard let code = item("code", items) else { return nil }
            return .r51(a: a, country: country, from: from, code: code)
          }
          return nil
        default:
          return nil
        }
      case "budget":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space":
          if segments.count == 4 {
            return .r61(a: a, offset: item("offset", items))
          }
          return nil
        default:
          return nil
        }
      case "comment":
        if segments.count == 3 {
          guard let color = number("color", items) else { return nil }
          return .r72(a: a, lang: item("lang", items), page: item("page", items), color: color, filter: item("filter", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "stage":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "seller":
            if segments.count == 5 {
              return .r67(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r70(a: a, b: b, token: item("token", items), limit: number("limit", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let c = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r95(a: a, b: b, c: c, tab: item("tab", items))
            }
            return nil
          }
        }
      case "help-source":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r97(a: a, b: b, mode: item("mode", items))
          }
          return nil
        }
      case "hotel":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "source-result":
          if segments.count == 4 {
            return .r55(a: a)
          }
          return nil
        default:
          return nil
        }
      case "photo":
        if segments.count == 3 {
          guard let ref = item("ref", items) else { return nil }
          guard let until = item("until", items) else { return nil }
          guard let offset = item("offset", items) else { return nil }
          return .r71(a: a, period: item("period", items), ref: ref, until: until, offset: offset)
        }
        return nil
      case "visit-tour":
        if segments.count == 3 {
          return .r87(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "event":
          if segments.count == 4 {
            return .r60(a: a)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let tab = number("tab", items) else { return nil }
          guard let currentGeneration = number("currentGeneration", items) else { return nil }
          return .r57(a: a, b: b, tab: tab, currentGeneration: currentGeneration)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "course":
          if segments.count == 4 {
            guard let offset = item("offset", items) else { return nil }
            guard let source = item("source", items) else { return nil }
            return .r91(a: a, b: b, offset: offset, level: number("level", items), source: source)
          }
          return nil
        case "music":
          if segments.count == 4 {
            guard let page = item("page", items) else { return nil }
            guard let until = number("until", items) else { return nil }
            guard let status = number("status", items) else { return nil }
            return .r94(a: a, b: b, period: number("period", items), page: page, until: until, status: status)
          }
          return nil
        default:
          guard let c = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r76(a: a, b: b, c: c, page: item("page", items), currentGeneration: item("currentGeneration", items))
          }
          return nil
        }
      }
    }
  }
}
extension Hand1000.G2 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G2? {
    if segments.count == 1 {
      guard let source = item("source", items) else { return nil }
      return .r109(source: source)
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "artist":
      if segments.count == 2 {
        return .r106
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "watch-service":
        if segments.count == 3 {
          return .r110(view: number("view", items))
        }
        return nil
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let code = number("code", items) else { return nil }
          return .r111(a: a, code: code)
        }
        return nil
      }
    case "budget":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "station-board":
        if segments.count == 3 {
          guard let campaign = number("campaign", items) else { return nil }
          return .r148(highlight: number("highlight", items), order: item("order", items), page: number("page", items), campaign: campaign)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "space-survey":
            if segments.count == 5 {
              guard let page = item("page", items) else { return nil }
              return .r139(a: a, page: page, order: number("order", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "dashboard":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "result-page":
          if segments.count == 4 {
            guard let campaign = number("campaign", items) else { return nil }
            guard let level = number("level", items) else { return nil }
            guard let ref = item("ref", items) else { return nil }
            return .r133(a: a, campaign: campaign, level: level, ref: ref, limit: number("limit", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "journal-group":
      if segments.count == 2 {
        guard let currentGeneration = number("currentGeneration", items) else { return nil }
        return .r126(currentGeneration: currentGeneration)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "profile-edit":
        if segments.count == 3 {
          return .r142
        }
        return nil
      default:
        return nil
      }
    case "live-style":
      if segments.count == 2 {
        guard let campaign = item("campaign", items) else { return nil }
        guard let from = item("from", items) else { return nil }
        return .r128(campaign: campaign, source: number("source", items), from: from)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "region-user":
        if segments.count == 3 {
          return .r107
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "author":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "company-thread":
            if segments.count == 5 {
              guard let page = number("page", items) else { return nil }
              guard let filter = item("filter", items) else { return nil }
              return .r100(page: page, filter: filter)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "section":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r146(a: a, tab: item("tab", items))
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "update":
          if segments.count == 4 {
            guard let order = number("order", items) else { return nil }
            return .r140(a: a, ref: number("ref", items), order: order)
          }
          return nil
        default:
          return nil
        }
      }
    case "music":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "list":
        if segments.count == 3 {
          return .r138
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r134(a: a)
        }
        return nil
      }
    case "region-play":
      if segments.count == 2 {
        return .r123(currentGeneration: item("currentGeneration", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "menu":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "poll":
          if segments.count == 4 {
            return .r124(from: number("from", items))
          }
          return nil
        default:
          let a = segments[3]
          if segments.count == 4 {
            guard let tab = item("tab", items) else { return nil }
            return .r135(a: a, tab: tab)
          }
          return nil
        }
      default:
        return nil
      }
    case "section":
      if segments.count == 2 {
        return .r132
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "detail-table":
        if segments.count == 3 {
          return .r105(view: number("view", items), campaign: number("campaign", items), country: item("country", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "content-staff":
          if segments.count == 4 {
            return .r113(view: item("view", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "shop":
      if segments.count == 2 {
        guard let status = item("status", items) else { return nil }
        return .r104(status: status)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "reward":
        if segments.count == 3 {
          guard let highlight = number("highlight", items) else { return nil }
          guard let offset = item("offset", items) else { return nil }
          return .r137(highlight: highlight, offset: offset)
        }
        return nil
      default:
        return nil
      }
    case "station":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "badge-budget":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "mission-section":
          if segments.count == 4 {
            return .r144(q: item("q", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "survey-stage":
      if segments.count == 2 {
        guard let mode = item("mode", items) else { return nil }
        guard let page = number("page", items) else { return nil }
        return .r102(mode: mode, page: page)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "region":
        if segments.count == 3 {
          guard let ref = number("ref", items) else { return nil }
          return .r112(ref: ref)
        }
        return nil
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let code = number("code", items) else { return nil }
          guard let color = number("color", items) else { return nil }
          return .r131(a: a, code: code, color: color)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "today-cart":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let currency = number("currency", items) else { return nil }
              guard let campaign = number("campaign", items) else { return nil }
              return .r116(a: a, b: b, currency: currency, campaign: campaign)
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "table":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "offer-channel":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "tour":
          if segments.count == 4 {
            guard let q = item("q", items) else { return nil }
            return .r114(q: q)
          }
          return nil
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r149(a: a, from: number("from", items))
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "episode":
            if segments.count == 5 {
              guard let mode = item("mode", items) else { return nil }
              guard let code = number("code", items) else { return nil }
              return .r118(a: a, b: b, mode: mode, code: code, currentGeneration: number("currentGeneration", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "view":
      if segments.count == 2 {
        guard let lang = number("lang", items) else { return nil }
        return .r143(q: number("q", items), lang: lang)
      }
      return nil
    case "wish-tour":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "home":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r119(a: a, b: b, cursor: number("cursor", items))
            }
            return nil
          }
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r145(a: a, cursor: item("cursor", items))
        }
        return nil
      }
    default:
      let a = segments[1]
      if segments.count == 2 {
        return .r122(a: a, country: item("country", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "company":
        if segments.count == 3 {
          return .r125(a: a, from: item("from", items), lang: item("lang", items), highlight: item("highlight", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "export":
          if segments.count == 4 {
            return .r101(a: a, currency: item("currency", items))
          }
          return nil
        default:
          return nil
        }
      case "customer":
        if segments.count == 3 {
          return .r141(a: a, source: item("source", items))
        }
        return nil
      case "history":
        if segments.count == 3 {
          return .r127(a: a, token: number("token", items))
        }
        return nil
      case "news":
        if segments.count == 3 {
          return .r121(a: a)
        }
        return nil
      case "setting":
        if segments.count == 3 {
          return .r147(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r130(a: a, b: b)
          }
          return nil
        }
      case "shelf":
        if segments.count == 3 {
          return .r129(a: a, order: item("order", items), type: item("type", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let order = number("order", items) else { return nil }
            return .r120(a: a, b: b, ref: item("ref", items), until: item("until", items), order: order, highlight: item("highlight", items))
          }
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r136(a: a, b: b)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "album":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "edit":
            if segments.count == 5 {
              guard let until = number("until", items) else { return nil }
              return .r108(a: a, b: b, q: number("q", items), until: until)
            }
            return nil
          default:
            return nil
          }
        case "tag":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "setting":
            if segments.count == 5 {
              guard let currency = item("currency", items) else { return nil }
              return .r115(a: a, b: b, currency: currency)
            }
            return nil
          default:
            let c = segments[4]
            if segments.count == 5 {
              guard let tab = item("tab", items) else { return nil }
              return .r103(a: a, b: b, c: c, tab: tab, limit: item("limit", items))
            }
            return nil
          }
        default:
          let c = segments[3]
          if segments.count == 4 {
            return .r117(a: a, b: b, c: c, tab: item("tab", items), page: item("page", items))
          }
          return nil
        }
      }
    }
  }
}
extension Hand1000.G3 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G3? {
    if segments.count == 1 {
      guard let order = item("order", items) else { return nil }
      guard let country = item("country", items) else { return nil }
      return .r169(order: order, country: country)
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "album":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "support":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "score":
          if segments.count == 4 {
            guard let offset = item("offset", items) else { return nil }
            return .r196(offset: offset, type: item("type", items), color: number("color", items))
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "archive-follow":
          if segments.count == 4 {
            guard let level = number("level", items) else { return nil }
            return .r173(a: a, until: item("until", items), level: level)
          }
          return nil
        default:
          return nil
        }
      }
    case "asset":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "trend":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            return .r171(a: a, from: item("from", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "bundle":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "event":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let color = number("color", items) else { return nil }
            return .r161(a: a, color: color)
          }
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r186(a: a, token: item("token", items), type: item("type", items))
        }
        return nil
      }
    case "campaign":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "list":
        if segments.count == 3 {
          guard let limit = item("limit", items) else { return nil }
          guard let tab = number("tab", items) else { return nil }
          return .r170(level: number("level", items), type: number("type", items), limit: limit, tab: tab)
        }
        return nil
      default:
        return nil
      }
    case "device-folder":
      if segments.count == 2 {
        guard let currency = item("currency", items) else { return nil }
        guard let source = item("source", items) else { return nil }
        guard let period = number("period", items) else { return nil }
        return .r164(currency: currency, source: source, period: period, from: item("from", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let level = number("level", items) else { return nil }
            return .r178(a: a, b: b, status: item("status", items), until: number("until", items), code: number("code", items), level: level)
          }
          return nil
        }
      }
    case "favorite":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "claim":
        if segments.count == 3 {
          guard let lang = item("lang", items) else { return nil }
          guard let currentGeneration = item("currentGeneration", items) else { return nil }
          guard let code = item("code", items) else { return nil }
          return .r181(lang: lang, currentGeneration: currentGeneration, limit: item("limit", items), code: code)
        }
        return nil
      default:
        return nil
      }
    case "gift":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let filter = item("filter", items) else { return nil }
          guard let source = number("source", items) else { return nil }
          return .r198(a: a, filter: filter, source: source)
        }
        return nil
      }
    case "inbox":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "credit":
        if segments.count == 3 {
          return .r160(view: number("view", items))
        }
        return nil
      default:
        return nil
      }
    case "mission-bundle":
      if segments.count == 2 {
        guard let cursor = number("cursor", items) else { return nil }
        guard let currency = number("currency", items) else { return nil }
        return .r177(cursor: cursor, period: item("period", items), currency: currency, from: number("from", items))
      }
      return nil
    case "offer-ride":
      if segments.count == 2 {
        guard let order = number("order", items) else { return nil }
        guard let sort = number("sort", items) else { return nil }
        return .r187(order: order, sort: sort, q: item("q", items), from: item("from", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "folder-search":
        if segments.count == 3 {
          return .r183(type: item("type", items))
        }
        return nil
      case "follow":
        if segments.count == 3 {
          return .r179
        }
        return nil
      case "section":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "question":
          if segments.count == 4 {
            return .r180(status: item("status", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "poll":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "basket":
        if segments.count == 3 {
          guard let until = number("until", items) else { return nil }
          return .r174(until: until)
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "song-series":
          if segments.count == 4 {
            guard let page = number("page", items) else { return nil }
            guard let period = number("period", items) else { return nil }
            guard let order = number("order", items) else { return nil }
            return .r185(a: a, page: page, period: period, order: order, currency: number("currency", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "quiz-poll":
      if segments.count == 2 {
        guard let q = number("q", items) else { return nil }
        return .r157(q: q, order: item("order", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "comment":
        if segments.count == 3 {
          return .r159
        }
        return nil
      case "project":
        if segments.count == 3 {
          guard let level = item("level", items) else { return nil }
          return .r199(tab: number("tab", items), offset: item("offset", items), level: level)
        }
        return nil
      default:
        return nil
      }
    case "review":
      if segments.count == 2 {
        return .r194(offset: number("offset", items), tab: number("tab", items), q: number("q", items), country: number("country", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "speaker":
        if segments.count == 3 {
          return .r175
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r190(a: a)
        }
        return nil
      }
    case "season":
      if segments.count == 2 {
        guard let cursor = item("cursor", items) else { return nil }
        return .r156(token: item("token", items), cursor: cursor)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "project-content":
        if segments.count == 3 {
          return .r150(code: number("code", items), highlight: item("highlight", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "journal":
          if segments.count == 4 {
            guard let code = number("code", items) else { return nil }
            return .r172(code: code)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r155(a: a, highlight: item("highlight", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "offer":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "update":
            if segments.count == 5 {
              guard let from = item("from", items) else { return nil }
              return .r184(a: a, from: from, lang: item("lang", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "step":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "category":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "route-trade":
            if segments.count == 5 {
              guard let q = item("q", items) else { return nil }
              return .r165(a: a, campaign: number("campaign", items), q: q, type: number("type", items), offset: number("offset", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "article":
          if segments.count == 4 {
            return .r195(a: a, currentGeneration: item("currentGeneration", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "tag-result":
      if segments.count == 2 {
        return .r193(view: item("view", items))
      }
      return nil
    case "theme":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "basket":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "lobby":
          if segments.count == 4 {
            return .r168(color: item("color", items), campaign: item("campaign", items))
          }
          return nil
        case "music":
          if segments.count == 4 {
            return .r192
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "stage":
          if segments.count == 4 {
            return .r176(a: a, until: number("until", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "topic":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "stats":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "page-trip":
          if segments.count == 4 {
            return .r163(order: item("order", items))
          }
          return nil
        default:
          let a = segments[3]
          if segments.count == 4 {
            guard let source = number("source", items) else { return nil }
            return .r191(a: a, level: item("level", items), from: item("from", items), source: source, filter: number("filter", items))
          }
          return nil
        }
      default:
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        return .r166(a: a)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "partner-course":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "unit":
          if segments.count == 4 {
            return .r189(a: a, code: item("code", items))
          }
          return nil
        default:
          return nil
        }
      case "plan-album":
        if segments.count == 3 {
          guard let page = item("page", items) else { return nil }
          return .r152(a: a, page: page)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "activity":
          if segments.count == 4 {
            return .r158(a: a, period: item("period", items))
          }
          return nil
        case "notice":
          if segments.count == 4 {
            return .r153(a: a, offset: item("offset", items), order: item("order", items))
          }
          return nil
        default:
          return nil
        }
      case "region":
        if segments.count == 3 {
          guard let size = number("size", items) else { return nil }
          return .r188(a: a, size: size)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "quiz-chart":
          if segments.count == 4 {
            guard let tab = item("tab", items) else { return nil }
            return .r162(a: a, tab: tab, offset: number("offset", items))
          }
          return nil
        case "series-theme":
          if segments.count == 4 {
            return .r167(a: a, sort: number("sort", items), token: number("token", items), period: number("period", items))
          }
          return nil
        case "work":
          if segments.count == 4 {
            return .r154(a: a, size: item("size", items), country: item("country", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r151(a: a, b: b, color: number("color", items), order: number("order", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "faq":
          if segments.count == 4 {
            guard let view = number("view", items) else { return nil }
            return .r182(a: a, b: b, view: view, level: number("level", items), until: number("until", items))
          }
          return nil
        default:
          guard let c = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r197(a: a, b: b, c: c, currency: number("currency", items), token: number("token", items), from: item("from", items), view: number("view", items))
          }
          return nil
        }
      }
    }
  }
}
extension Hand1000.G4 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G4? {
    if segments.count == 1 {
      guard let ref = number("ref", items) else { return nil }
      return .r207(ref: ref)
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "answer-style":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let c = segments[4]
            if segments.count == 5 {
              guard let campaign = item("campaign", items) else { return nil }
              return .r249(a: a, b: b, c: c, campaign: campaign, from: number("from", items))
            }
            return nil
          }
        }
      }
    case "artist":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "rating":
        if segments.count == 3 {
          return .r214(color: item("color", items), mode: number("mode", items))
        }
        return nil
      default:
        return nil
      }
    case "banner":
      if segments.count == 2 {
        guard let from = number("from", items) else { return nil }
        return .r243(lang: number("lang", items), from: from)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "item":
        if segments.count == 3 {
          return .r234(ref: number("ref", items), period: item("period", items), highlight: number("highlight", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "unit":
          if segments.count == 4 {
            return .r247
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "news":
          if segments.count == 4 {
            guard let token = item("token", items) else { return nil }
            return .r213(a: a, type: number("type", items), token: token)
          }
          return nil
        default:
          return nil
        }
      }
    case "basket":
      if segments.count == 2 {
        guard let sort = number("sort", items) else { return nil }
        guard let mode = number("mode", items) else { return nil }
        return .r231(sort: sort, mode: mode, campaign: number("campaign", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "podcast":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r208(a: a, source: number("source", items))
          }
          return nil
        }
      case "tour-friend":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "follow":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r218(a: a, mode: number("mode", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "billing-ticket":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "vote":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let view = number("view", items) else { return nil }
              return .r237(a: a, b: b, view: view, mode: item("mode", items))
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "bookmark":
      if segments.count == 2 {
        return .r246(highlight: number("highlight", items), currency: item("currency", items))
      }
      return nil
    case "course-brand":
      if segments.count == 2 {
        guard let q = number("q", items) else { return nil }
        return .r226(q: q, sort: item("sort", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "document":
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r200(level: item("level", items), token: number("token", items), lang: item("lang", items), sort: sort)
        }
        return nil
      case "location":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "answer":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let campaign = number("campaign", items) else { return nil }
              return .r236(a: a, campaign: campaign, ref: item("ref", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "menu":
          if segments.count == 4 {
            guard let q = item("q", items) else { return nil }
            return .r206(a: a, code: item("code", items), q: q)
          }
          return nil
        default:
          return nil
        }
      }
    case "hotel":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "ticket":
        if segments.count == 3 {
          return .r222(page: item("page", items))
        }
        return nil
      default:
        return nil
      }
    case "play-device":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r245(a: a)
        }
        return nil
      }
    case "profile":
      if segments.count == 2 {
        guard let size = number("size", items) else { return nil }
        return .r212(size: size, source: item("source", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r209(a: a, highlight: number("highlight", items))
        }
        return nil
      }
    case "room-style":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "story":
        if segments.count == 3 {
          return .r216(view: item("view", items))
        }
        return nil
      case "update":
        if segments.count == 3 {
          return .r239
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r235(a: a, type: number("type", items), limit: item("limit", items), cursor: number("cursor", items), sort: sort)
        }
        return nil
      }
    case "schedule":
      if segments.count == 2 {
        return .r229(offset: number("offset", items), q: number("q", items))
      }
      return nil
    case "section-gallery":
      if segments.count == 2 {
        guard let q = number("q", items) else { return nil }
        guard let color = item("color", items) else { return nil }
        guard let type = number("type", items) else { return nil }
        return .r203(q: q, lang: number("lang", items), color: color, type: type)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "vote":
        if segments.count == 3 {
          return .r201(from: item("from", items), tab: item("tab", items), offset: item("offset", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let mode = number("mode", items) else { return nil }
            return .r210(a: a, mode: mode)
          }
          return nil
        }
      default:
        return nil
      }
    case "service":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "guide":
        if segments.count == 3 {
          guard let q = item("q", items) else { return nil }
          guard let highlight = item("highlight", items) else { return nil }
          guard let level = item("level", items) else { return nil }
          return .r233(q: q, highlight: highlight, level: level, lang: item("lang", items))
        }
        return nil
      default:
        return nil
      }
    case "station-survey":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "watch-staff":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            return .r230(a: a, code: item("code", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "table":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "week-export":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r248(a: a)
          }
          return nil
        }
      default:
        return nil
      }
    case "team":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "dashboard":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "track-poll":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let a = segments[4]
            if segments.count == 5 {
              return .r225(a: a, page: number("page", items), level: item("level", items), highlight: number("highlight", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "trade":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "result":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "result":
            if segments.count == 5 {
              return .r219(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "user":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "trend-vote":
        if segments.count == 3 {
          return .r240(level: item("level", items), view: item("view", items), cursor: item("cursor", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "ticket":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let status = number("status", items) else { return nil }
              guard let currentGeneration = item("currentGeneration", items) else { return nil }
              guard let token = number("token", items) else { return nil }
              return .r241(a: a, sort: number("sort", items), status: status, currentGeneration: currentGeneration, token: token)
            }
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "review":
          if segments.count == 4 {
            guard let code = number("code", items) else { return nil }
            return .r244(a: a, size: number("size", items), source: item("source", items), q: item("q", items), code: code)
          }
          return nil
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let c = segments[4]
            if segments.count == 5 {
              return .r221(a: a, b: b, c: c)
            }
            return nil
          }
        }
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        return .r211(a: a)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "channel":
        if segments.count == 3 {
          return .r223(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "rating-team":
            if segments.count == 5 {
              guard let status = number("status", items) else { return nil }
              return .r224(a: a, b: b, status: status)
            }
            return nil
          default:
            return nil
          }
        }
      case "city-trade":
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r242(a: a, sort: sort)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r238(a: a, b: b)
          }
          return nil
        }
      case "export":
        if segments.count == 3 {
          return .r204(a: a, currentGeneration: number("currentGeneration", items), order: number("order", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            return .r215(a: a, b: b, cursor: item("cursor", items), currency: item("currency", items), ref: item("ref", items))
          }
          return nil
        }
      case "lesson-guide":
        if segments.count == 3 {
          guard let period = number("period", items) else { return nil }
          return .r232(a: a, size: number("size", items), token: item("token", items), period: period, type: item("type", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let source = item("source", items) else { return nil }
            guard let q = item("q", items) else { return nil }
            return .r220(a: a, b: b, source: source, q: q)
          }
          return nil
        }
      case "show":
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r205(a: a, sort: sort)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "member":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "answer":
            if segments.count == 5 {
              guard let tab = item("tab", items) else { return nil }
              return .r202(a: a, view: number("view", items), tab: tab, source: item("source", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "today":
        if segments.count == 3 {
          guard let color = number("color", items) else { return nil }
          return .r227(a: a, color: color, mode: item("mode", items))
        }
        return nil
      default:
        let b = segments[2]
        if segments.count == 3 {
          return .r217(a: a, b: b, page: number("page", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let c = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "version":
            if segments.count == 5 {
              return .r228(a: a, b: b, c: c, source: item("source", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    }
  }
}
extension Hand1000.G5 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G5? {
    if segments.count == 1 {
      guard let limit = item("limit", items) else { return nil }
      return .r255(limit: limit, period: item("period", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "album":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "subject":
        if segments.count == 3 {
          guard let limit = item("limit", items) else { return nil }
          return .r276(limit: limit, order: number("order", items))
        }
        return nil
      default:
        return nil
      }
    case "basket":
      if segments.count == 2 {
        return .r250
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "author":
        if segments.count == 3 {
          return .r280
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "order-basket":
          if segments.count == 4 {
            guard let currency = number("currency", items) else { return nil }
            return .r259(token: item("token", items), currency: currency)
          }
          return nil
        default:
          return nil
        }
      case "room":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "coupon":
            if segments.count == 5 {
              return .r277(a: a)
            }
            return nil
          case "trade-table":
            if segments.count == 5 {
              return .r254(a: a, token: item("token", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "billing":
      if segments.count == 2 {
        guard let size = number("size", items) else { return nil }
        return .r291(size: size)
      }
      return nil
    case "booking":
      if segments.count == 2 {
        return .r271(filter: number("filter", items))
      }
      return nil
    case "category":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "partner-order":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "edit-asset":
            if segments.count == 5 {
              guard let cursor = item("cursor", items) else { return nil }
              guard let currency = item("currency", items) else { return nil }
              guard let type = item("type", items) else { return nil }
              return .r294(a: a, cursor: cursor, currency: currency, type: type, currentGeneration: item("currentGeneration", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let country = item("country", items) else { return nil }
          return .r289(a: a, limit: number("limit", items), country: country)
        }
        return nil
      }
    case "collection":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "year":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "promo":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "schedule":
            if segments.count == 5 {
              guard let limit = item("limit", items) else { return nil }
              return .r296(limit: limit, country: item("country", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "coupon":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "channel":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "insight":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let currency = number("currency", items) else { return nil }
              guard let tab = item("tab", items) else { return nil }
              return .r265(a: a, currency: currency, tab: tab, size: item("size", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "label-room":
        if segments.count == 3 {
          return .r251
        }
        return nil
      default:
        return nil
      }
    case "filter":
      if segments.count == 2 {
        return .r281(limit: item("limit", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "help-section":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "share-photo":
          if segments.count == 4 {
            return .r292(token: item("token", items))
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "reward":
          if segments.count == 4 {
            guard let campaign = number("campaign", items) else { return nil }
            return .r266(a: a, level: number("level", items), campaign: campaign)
          }
          return nil
        default:
          return nil
        }
      }
    case "gallery":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "team":
        if segments.count == 3 {
          guard let order = item("order", items) else { return nil }
          guard let source = number("source", items) else { return nil }
          guard let type = item("type", items) else { return nil }
          return .r268(order: order, source: source, type: type)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let highlight = number("highlight", items) else { return nil }
          return .r275(a: a, highlight: highlight)
        }
        return nil
      }
    case "live":
      if segments.count == 2 {
        guard let code = item("code", items) else { return nil }
        return .r282(code: code)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "article-staff":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "signal":
          if segments.count == 4 {
            return .r297(type: item("type", items))
          }
          return nil
        default:
          return nil
        }
      case "filter-news":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "balance":
            if segments.count == 5 {
              guard let campaign = item("campaign", items) else { return nil }
              guard let currency = number("currency", items) else { return nil }
              return .r257(a: a, campaign: campaign, currency: currency, tab: item("tab", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "message":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "invite-voucher":
            if segments.count == 5 {
              guard let token = number("token", items) else { return nil }
              return .r263(a: a, token: token, size: item("size", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "recipe":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "report-order":
            if segments.count == 5 {
              return .r258(a: a, campaign: item("campaign", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "movie":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let ref = number("ref", items) else { return nil }
          return .r274(a: a, ref: ref, campaign: number("campaign", items))
        }
        return nil
      }
    case "order":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "schedule":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r285(a: a)
          }
          return nil
        }
      default:
        return nil
      }
    case "room":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "credit":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "balance":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "credit":
            if segments.count == 5 {
              guard let tab = number("tab", items) else { return nil }
              return .r262(tab: tab)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "week":
          if segments.count == 4 {
            return .r260(a: a, tab: number("tab", items), limit: number("limit", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "session-room":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "queue":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "collection":
            if segments.count == 5 {
              return .r270(a: a, campaign: item("campaign", items), country: number("country", items), lang: number("lang", items), highlight: number("highlight", items))
            }
            return nil
          default:
            return nil
          }
        case "story-draft":
          if segments.count == 4 {
            guard let size = item("size", items) else { return nil }
            return .r264(a: a, code: number("code", items), size: size)
          }
          return nil
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r288(a: a, b: b)
          }
          return nil
        }
      }
    case "signal":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "music":
        if segments.count == 3 {
          return .r287(sort: number("sort", items))
        }
        return nil
      default:
        return nil
      }
    case "step":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "chapter-team":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "vendor":
          if segments.count == 4 {
            return .r286(page: item("page", items), token: number("token", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "target":
      if segments.count == 2 {
        guard let token = number("token", items) else { return nil }
        guard let period = item("period", items) else { return nil }
        return .r279(token: token, period: period, campaign: item("campaign", items), code: item("code", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let until = item("until", items) else { return nil }
          guard let from = number("from", items) else { return nil }
          return .r267(a: a, until: until, code: number("code", items), from: from)
        }
        return nil
      }
    case "transfer-rating":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "theme":
        if segments.count == 3 {
          return .r283
        }
        return nil
      default:
        return nil
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        return .r261(a: a, status: item("status", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "asset":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "booking":
          if segments.count == 4 {
            return .r278(a: a, campaign: number("campaign", items))
          }
          return nil
        default:
          return nil
        }
      case "badge":
        if segments.count == 3 {
          guard let from = number("from", items) else { return nil }
          return .r253(a: a, from: from, mode: item("mode", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "cart":
          if segments.count == 4 {
            return .r252(a: a)
          }
          return nil
        default:
          return nil
        }
      case "balance":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "week":
          if segments.count == 4 {
            guard let color = item("color", items) else { return nil }
            guard let q = number("q", items) else { return nil }
            return .r293(a: a, color: color, q: q, type: number("type", items), sort: number("sort", items))
          }
          return nil
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let code = number("code", items) else { return nil }
            guard let period = number("period", items) else { return nil }
            return .r284(a: a, b: b, cursor: item("cursor", items), code: code, lang: item("lang", items), period: period)
          }
          return nil
        }
      case "customer":
        if segments.count == 3 {
          return .r269(a: a)
        }
        return nil
      case "staff":
        if segments.count == 3 {
          guard let country = number("country", items) else { return nil }
          return .r298(a: a, type: number("type", items), sort: number("sort", items), country: country, currentGeneration: item("currentGeneration", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "cart-score":
          if segments.count == 4 {
            guard let type = number("type", items) else { return nil }
            return .r290(a: a, type: type)
          }
          return nil
        default:
          return nil
        }
      case "stats-artist":
        if segments.count == 3 {
          guard let color = item("color", items) else { return nil }
          return .r295(a: a, level: number("level", items), color: color, until: number("until", items))
        }
        return nil
      default:
        guard let b = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "dashboard-support":
          if segments.count == 4 {
            guard let highlight = item("highlight", items) else { return nil }
            return .r256(a: a, b: b, level: item("level", items), highlight: highlight)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "rank":
            if segments.count == 5 {
              guard let status = item("status", items) else { return nil }
              return .r273(a: a, b: b, status: status)
            }
            return nil
          default:
            return nil
          }
        case "report":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "week-product":
            if segments.count == 5 {
              return .r299(a: a, b: b, size: item("size", items))
            }
            return nil
          default:
            return nil
          }
        default:
          let c = segments[3]
          if segments.count == 4 {
            return .r272(a: a, b: b, c: c, cursor: number("cursor", items))
          }
          return nil
        }
      }
    }
  }
}
extension Hand1000.G6 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G6? {
    if segments.count == 1 {
      return .r306
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "archive":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "song":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "voucher-studio":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "answer":
            if segments.count == 5 {
              return .r347(level: number("level", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "banner":
      if segments.count == 2 {
        guard let ref = item("ref", items) else { return nil }
        return .r337(ref: ref, country: item("country", items), sort: number("sort", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "seller-room":
        if segments.count == 3 {
          guard let page = item("page", items) else { return nil }
          return .r327(page: page, ref: number("ref", items), until: number("until", items), source: number("source", items))
        }
        return nil
      default:
        return nil
      }
    case "bookmark-recipe":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "message":
        if segments.count == 3 {
          return .r343(level: item("level", items), currency: number("currency", items))
        }
        return nil
      default:
        return nil
      }
    case "calendar":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "store-ride":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "delivery":
          if segments.count == 4 {
            guard let country = number("country", items) else { return nil }
            return .r344(mode: number("mode", items), country: country)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "campaign":
      if segments.count == 2 {
        guard let token = number("token", items) else { return nil }
        guard let size = item("size", items) else { return nil }
        return .r329(token: token, size: size)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let lang = number("lang", items) else { return nil }
          return .r322(a: a, lang: lang)
        }
        return nil
      }
    case "cart-export":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "draft-friend":
          if segments.count == 4 {
            guard let from = item("from", items) else { return nil }
            return .r341(a: a, source: number("source", items), from: from)
          }
          return nil
        default:
          return nil
        }
      }
    case "comment-home":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "style":
        if segments.count == 3 {
          guard let token = number("token", items) else { return nil }
          return .r320(token: token)
        }
        return nil
      default:
        return nil
      }
    case "course-item":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "section-live":
        if segments.count == 3 {
          guard let q = number("q", items) else { return nil }
          return .r334(q: q)
        }
        return nil
      default:
        return nil
      }
    case "discover-member":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "item":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "manage":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let a = segments[4]
            if segments.count == 5 {
              return .r331(a: a)
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "filter-detail":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "balance":
        if segments.count == 3 {
          guard let q = item("q", items) else { return nil }
          guard let campaign = number("campaign", items) else { return nil }
          return .r317(type: item("type", items), q: q, campaign: campaign)
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "claim":
          if segments.count == 4 {
            guard let campaign = number("campaign", items) else { return nil }
            guard let currentGeneration = item("currentGeneration", items) else { return nil }
            return .r326(a: a, campaign: campaign, currentGeneration: currentGeneration)
          }
          return nil
        default:
          return nil
        }
      }
    case "like":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "wallet-wallet":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r336(a: a, limit: item("limit", items))
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r330(a: a, b: b)
          }
          return nil
        }
      }
    case "media":
      if segments.count == 2 {
        return .r349(period: item("period", items))
      }
      return nil
    case "profile":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "artist-table":
        if segments.count == 3 {
          return .r312
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "style-support":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "stream":
            if segments.count == 5 {
              return .r316
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "report":
      if segments.count == 2 {
        return .r342
      }
      return nil
    case "review":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "album":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "chapter":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "journal":
            if segments.count == 5 {
              guard let from = item("from", items) else { return nil }
              guard let country = item("country", items) else { return nil }
              guard let color = item("color", items) else { return nil }
              return .r340(from: from, mode: number("mode", items), country: country, color: color)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "member-forum":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let b = segments[4]
            if segments.count == 5 {
              guard let until = item("until", items) else { return nil }
              return .r338(a: a, b: b, page: item("page", items), highlight: number("highlight", items), until: until)
            }
            return nil
          }
        }
      default:
        return nil
      }
    case "review-help":
      if segments.count == 2 {
        return .r348
      }
      return nil
    case "song":
      if segments.count == 2 {
        return .r333
      }
      return nil
    case "theme":
      if segments.count == 2 {
        return .r307
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "season":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "photo":
          if segments.count == 4 {
            return .r319(campaign: number("campaign", items), color: number("color", items), from: item("from", items))
          }
          return nil
        case "route-view":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "trail":
            if segments.count == 5 {
              guard let size = item("size", items) else { return nil }
              return .r324(filter: item("filter", items), size: size, order: number("order", items), country: item("country", items))
            }
            return nil
          case "visit":
            if segments.count == 5 {
              return .r311
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "visit":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "season-work":
          if segments.count == 4 {
            return .r339
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let token = number("token", items) else { return nil }
            guard let highlight = item("highlight", items) else { return nil }
            return .r305(a: a, b: b, campaign: item("campaign", items), token: token, highlight: highlight)
          }
          return nil
        }
      }
    case "today-album":
      if segments.count == 2 {
        guard let page = item("page", items) else { return nil }
        return .r321(page: page, level: item("level", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "archive":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let source = number("source", items) else { return nil }
            return .r314(a: a, from: item("from", items), source: source)
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "course-trail":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r303(a: a, b: b, order: item("order", items))
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "token-view":
      if segments.count == 2 {
        return .r346(currentGeneration: number("currentGeneration", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "list-photo":
        if segments.count == 3 {
          return .r309(currency: item("currency", items), offset: item("offset", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "theme":
          if segments.count == 4 {
            return .r308
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let cursor = number("cursor", items) else { return nil }
          guard let tab = item("tab", items) else { return nil }
          return .r313(a: a, cursor: cursor, limit: number("limit", items), tab: tab)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "collection":
            if segments.count == 5 {
              guard let period = item("period", items) else { return nil }
              return .r304(a: a, b: b, period: period)
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "voice":
      if segments.count == 2 {
        return .r345(view: item("view", items))
      }
      return nil
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        return .r300(a: a)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "game":
        if segments.count == 3 {
          return .r323(a: a)
        }
        return nil
      case "show":
        if segments.count == 3 {
          guard let offset = number("offset", items) else { return nil }
          guard let view = number("view", items) else { return nil }
          return .r332(a: a, level: item("level", items), offset: offset, view: view)
        }
        return nil
      case "stage":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "banner-job":
          if segments.count == 4 {
            guard let sort = item("sort", items) else { return nil }
            guard let status = item("status", items) else { return nil }
            guard let limit = number("limit", items) else { return nil }
            return .r328(a: a, sort: sort, size: number("size", items), status: status, limit: limit)
          }
          return nil
        case "studio":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r325(a: a, b: b)
            }
            return nil
          }
        default:
          return nil
        }
      case "table":
        if segments.count == 3 {
          guard let q = number("q", items) else { return nil }
          return .r301(a: a, q: q, color: number("color", items))
        }
        return nil
      default:
        guard let b = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let source = item("source", items) else { return nil }
          return .r310(a: a, b: b, period: item("period", items), source: source)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "job-session":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "zone":
            if segments.count == 5 {
              return .r335(a: a, b: b, campaign: number("campaign", items))
            }
            return nil
          default:
            guard let c = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let lang = item("lang", items) else { return nil }
              return .r302(a: a, b: b, c: c, lang: lang, color: item("color", items), period: item("period", items), order: item("order", items))
            }
            return nil
          }
        case "order-live":
          if segments.count == 4 {
            guard let order = item("order", items) else { return nil }
            return .r318(a: a, b: b, order: order)
          }
          return nil
        default:
          guard let c = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "category":
            if segments.count == 5 {
              guard let size = item("size", items) else { return nil }
              return .r315(a: a, b: b, c: c, size: size)
            }
            return nil
          default:
            return nil
          }
        }
      }
    }
  }
}
extension Hand1000.G7 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G7? {
    if segments.count == 1 {
      return .r369(order: number("order", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "bundle-feed":
      if segments.count == 2 {
        guard let from = number("from", items) else { return nil }
        return .r361(mode: number("mode", items), from: from)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "badge":
        if segments.count == 3 {
          return .r373
        }
        return nil
      case "document":
        if segments.count == 3 {
          return .r372(mode: item("mode", items), page: number("page", items))
        }
        return nil
      case "video":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "chapter-version":
          if segments.count == 4 {
            guard let code = number("code", items) else { return nil }
            return .r388(type: item("type", items), code: code)
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r357(a: a, page: item("page", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "token-track":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "vote":
            if segments.count == 5 {
              guard let code = item("code", items) else { return nil }
              return .r370(a: a, limit: item("limit", items), code: code, filter: number("filter", items))
            }
            return nil
          default:
            return nil
          }
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "trip":
            if segments.count == 5 {
              guard let q = number("q", items) else { return nil }
              guard let ref = item("ref", items) else { return nil }
              return .r363(a: a, b: b, q: q, ref: ref, code: number("code", items), type: number("type", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "chart-feed":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "calendar":
        if segments.count == 3 {
          return .r390
        }
        return nil
      default:
        return nil
      }
    case "chart-media":
      if segments.count == 2 {
        guard let page = item("page", items) else { return nil }
        return .r375(page: page, status: number("status", items), filter: number("filter", items), highlight: number("highlight", items))
      }
      return nil
    case "checkout-price":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "answer":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "draft":
          if segments.count == 4 {
            return .r399(limit: item("limit", items), mode: number("mode", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "contact":
      if segments.count == 2 {
        return .r380
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "balance-today":
        if segments.count == 3 {
          guard let currentGeneration = number("currentGeneration", items) else { return nil }
          return .r377(currentGeneration: currentGeneration, mode: item("mode", items), from: number("from", items), source: number("source", items))
        }
        return nil
      default:
        return nil
      }
    case "coupon":
      if segments.count == 2 {
        return .r392
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let filter = item("filter", items) else { return nil }
          return .r356(a: a, ref: item("ref", items), filter: filter)
        }
        return nil
      }
    case "device":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "setting-idea":
        if segments.count == 3 {
          return .r393
        }
        return nil
      default:
        return nil
      }
    case "edit-course":
      if segments.count == 2 {
        return .r366
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "tip":
          if segments.count == 4 {
            return .r379(a: a)
          }
          return nil
        default:
          return nil
        }
      }
    case "history":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "version-notice":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "summary-detail":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "detail-page":
            if segments.count == 5 {
              guard let token = item("token", items) else { return nil }
              return .r385(token: token)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "live":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "billing":
        if segments.count == 3 {
          return .r398
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r383(a: a, until: item("until", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "plan":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "city":
          if segments.count == 4 {
            return .r394(a: a, token: number("token", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "poll-contact":
      if segments.count == 2 {
        guard let currentGeneration = number("currentGeneration", items) else { return nil }
        return .r364(currentGeneration: currentGeneration)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "collection":
        if segments.count == 3 {
          return .r384
        }
        return nil
      default:
        return nil
      }
    case "question":
      if segments.count == 2 {
        return .r352(highlight: item("highlight", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "calendar-friend":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "place":
            if segments.count == 5 {
              return .r351(a: a, type: item("type", items), limit: number("limit", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "invite":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "song-voucher":
          if segments.count == 4 {
            guard let sort = item("sort", items) else { return nil }
            return .r371(level: item("level", items), sort: sort)
          }
          return nil
        default:
          return nil
        }
      case "label-service":
        if segments.count == 3 {
          guard let from = item("from", items) else { return nil }
          return .r355(from: from)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "vote-friend":
          if segments.count == 4 {
            guard let highlight = item("highlight", items) else { return nil }
            guard let q = item("q", items) else { return nil }
            return .r353(a: a, highlight: highlight, lang: number("lang", items), q: q, type: item("type", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "report-trip":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "score":
        if segments.count == 3 {
          return .r382
        }
        return nil
      default:
        return nil
      }
    case "season":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "map":
        if segments.count == 3 {
          guard let from = item("from", items) else { return nil }
          return .r397(currency: number("currency", items), from: from)
        }
        return nil
      default:
        return nil
      }
    case "zone":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "podcast":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "today":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "favorite-theme":
            if segments.count == 5 {
              return .r365(limit: item("limit", items))
            }
            return nil
          default:
            guard let a = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r362(a: a, token: number("token", items), order: item("order", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "style":
        if segments.count == 3 {
          return .r367
        }
        return nil
      case "upload":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r389(a: a, b: b)
            }
            return nil
          }
        }
      default:
        return nil
      }
    case "zone-order":
      if segments.count == 2 {
        return .r391(currency: number("currency", items), filter: number("filter", items), level: number("level", items), period: number("period", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let level = number("level", items) else { return nil }
          return .r376(a: a, view: number("view", items), level: level, token: number("token", items), source: item("source", items))
        }
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        guard let status = number("status", items) else { return nil }
        guard let until = number("until", items) else { return nil }
        guard let period = item("period", items) else { return nil }
        return .r360(a: a, type: number("type", items), status: status, until: until, period: period)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "album":
        if segments.count == 3 {
          return .r354(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            return .r378(a: a, b: b)
          }
          return nil
        }
      case "author-music":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r387(a: a, b: b, currentGeneration: item("currentGeneration", items), color: item("color", items))
          }
          return nil
        }
      case "board-photo":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "question-rank":
          if segments.count == 4 {
            return .r396(a: a, from: item("from", items))
          }
          return nil
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let source = item("source", items) else { return nil }
            guard let country = number("country", items) else { return nil }
            return .r368(a: a, b: b, source: source, country: country, size: item("size", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let c = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let code = number("code", items) else { return nil }
              return .r350(a: a, b: b, c: c, sort: item("sort", items), code: code)
            }
            return nil
          }
        }
      case "live":
        if segments.count == 3 {
          return .r358(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "tool":
          if segments.count == 4 {
            guard let highlight = number("highlight", items) else { return nil }
            return .r386(a: a, highlight: highlight, cursor: item("cursor", items))
          }
          return nil
        default:
          return nil
        }
      case "reward-section":
        if segments.count == 3 {
          return .r381(a: a)
        }
        return nil
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let color = item("color", items) else { return nil }
          return .r359(a: a, b: b, color: color, code: item("code", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "forum":
          if segments.count == 4 {
            return .r395(a: a, b: b, limit: number("limit", items), country: number("country", items))
          }
          return nil
        default:
          guard let c = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r374(a: a, b: b, c: c, order: number("order", items))
          }
          return nil
        }
      }
    }
  }
}
extension Hand1000.G8 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G8? {
    if segments.count == 1 {
      return .r405(type: number("type", items), cursor: item("cursor", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "asset-badge":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "result-payment":
        if segments.count == 3 {
          return .r435(cursor: item("cursor", items), page: number("page", items), color: number("color", items), token: number("token", items))
        }
        return nil
      default:
        return nil
      }
    case "category-seller":
      if segments.count == 2 {
        return .r404
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "label-vendor":
        if segments.count == 3 {
          guard let status = number("status", items) else { return nil }
          return .r408(status: status)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let page = item("page", items) else { return nil }
          return .r412(a: a, page: page, level: item("level", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "voucher":
          if segments.count == 4 {
            guard let mode = number("mode", items) else { return nil }
            return .r403(a: a, mode: mode)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "task":
            if segments.count == 5 {
              return .r406(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "city":
      if segments.count == 2 {
        return .r409(q: number("q", items), size: item("size", items), ref: number("ref", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "year-profile":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "like":
          if segments.count == 4 {
            guard let status = number("status", items) else { return nil }
            return .r400(type: item("type", items), status: status)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "banner":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "live":
            if segments.count == 5 {
              guard let code = number("code", items) else { return nil }
              guard let status = item("status", items) else { return nil }
              return .r447(a: a, code: code, status: status, source: item("source", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "course":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "media":
        if segments.count == 3 {
          guard let filter = number("filter", items) else { return nil }
          guard let token = item("token", items) else { return nil }
          guard let size = number("size", items) else { return nil }
          return .r422(offset: item("offset", items), filter: filter, token: token, size: size)
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "account":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "offer":
            if segments.count == 5 {
              guard let offset = item("offset", items) else { return nil }
              return .r416(a: a, order: item("order", items), source: number("source", items), offset: offset)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "event-show":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "filter":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "delivery":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let a = segments[4]
            if segments.count == 5 {
              guard let from = number("from", items) else { return nil }
              return .r425(a: a, page: item("page", items), from: from)
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "home-source":
      if segments.count == 2 {
        return .r434(token: item("token", items))
      }
      return nil
    case "invite-list":
      if segments.count == 2 {
        return .r448
      }
      return nil
    case "like":
      if segments.count == 2 {
        return .r438(from: item("from", items), highlight: number("highlight", items))
      }
      return nil
    case "live-watch":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "city":
        if segments.count == 3 {
          return .r437(view: number("view", items))
        }
        return nil
      default:
        return nil
      }
    case "message":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "news":
        if segments.count == 3 {
          guard let order = item("order", items) else { return nil }
          guard let campaign = item("campaign", items) else { return nil }
          return .r444(level: item("level", items), order: order, campaign: campaign)
        }
        return nil
      default:
        return nil
      }
    case "month-archive":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "section":
        if segments.count == 3 {
          return .r432(order: number("order", items), source: number("source", items), code: number("code", items))
        }
        return nil
      case "version":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r449(a: a, b: b, color: item("color", items), view: item("view", items), source: number("source", items))
            }
            return nil
          }
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "live-staff":
          if segments.count == 4 {
            guard let status = item("status", items) else { return nil }
            guard let highlight = item("highlight", items) else { return nil }
            guard let size = number("size", items) else { return nil }
            return .r420(a: a, status: status, highlight: highlight, token: number("token", items), size: size)
          }
          return nil
        default:
          return nil
        }
      }
    case "music":
      if segments.count == 2 {
        return .r441(lang: number("lang", items), code: number("code", items))
      }
      return nil
    case "notice":
      if segments.count == 2 {
        return .r440(size: item("size", items))
      }
      return nil
    case "report":
      if segments.count == 2 {
        return .r424
      }
      return nil
    case "room":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "style":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let offset = item("offset", items) else { return nil }
            return .r423(a: a, campaign: number("campaign", items), country: item("country", items), offset: offset, cursor: number("cursor", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "search":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "schedule":
        if segments.count == 3 {
          return .r429
        }
        return nil
      default:
        return nil
      }
    case "service":
      if segments.count == 2 {
        guard let level = number("level", items) else { return nil }
        return .r419(source: number("source", items), level: level)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "update":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let limit = number("limit", items) else { return nil }
              return .r436(a: a, b: b, cursor: number("cursor", items), sort: item("sort", items), limit: limit, page: item("page", items))
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "session":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "team-ride":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "show":
          if segments.count == 4 {
            return .r443(lang: number("lang", items))
          }
          return nil
        default:
          return nil
        }
      case "tool-friend":
        if segments.count == 3 {
          guard let country = item("country", items) else { return nil }
          guard let page = item("page", items) else { return nil }
          guard let currentGeneration = number("currentGeneration", items) else { return nil }
          return .r430(status: item("status", items), country: country, page: page, currentGeneration: currentGeneration)
        }
        return nil
      default:
        return nil
      }
    case "setting":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "rating":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "token":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "topic":
            if segments.count == 5 {
              guard let level = item("level", items) else { return nil }
              guard let limit = item("limit", items) else { return nil }
              return .r411(level: level, limit: limit)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "signal-map":
          if segments.count == 4 {
            return .r401(a: a)
          }
          return nil
        default:
          return nil
        }
      }
    case "show":
      if segments.count == 2 {
        return .r428(campaign: item("campaign", items), ref: item("ref", items))
      }
      return nil
    case "station-edit":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "price":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "story":
          if segments.count == 4 {
            guard let ref = item("ref", items) else { return nil }
            return .r407(mode: number("mode", items), country: number("country", items), ref: ref)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let period = item("period", items) else { return nil }
          guard let page = number("page", items) else { return nil }
          return .r439(a: a, period: period, page: page)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "account":
          if segments.count == 4 {
            return .r415(a: a, highlight: number("highlight", items), campaign: item("campaign", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "stream":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "tour-draft":
          if segments.count == 4 {
            return .r418(a: a, status: number("status", items), offset: number("offset", items), currentGeneration: item("currentGeneration", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "studio-shop":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let page = item("page", items) else { return nil }
            return .r446(a: a, b: b, token: number("token", items), page: page)
          }
          return nil
        }
      }
    case "track-invoice":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "edit":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "video":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "season-poll":
            if segments.count == 5 {
              guard let cursor = item("cursor", items) else { return nil }
              return .r413(cursor: cursor)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "trip-artist":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "version":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "map-tour":
          if segments.count == 4 {
            return .r410
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "work":
      if segments.count == 2 {
        guard let highlight = number("highlight", items) else { return nil }
        return .r426(page: number("page", items), highlight: highlight, token: number("token", items), level: number("level", items))
      }
      return nil
    case "work-balance":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "hotel-visit":
          if segments.count == 4 {
            return .r433(a: a, until: item("until", items))
          }
          return nil
        default:
          return nil
        }
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        guard let order = number("order", items) else { return nil }
        guard let code = item("code", items) else { return nil }
        return .r402(a: a, order: order, sort: item("sort", items), from: number("from", items), code: code)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "member":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "help-idea":
          if segments.count == 4 {
            return .r442(a: a)
          }
          return nil
        default:
          return nil
        }
      case "signal-voucher":
        if segments.count == 3 {
          return .r414(a: a, highlight: number("highlight", items))
        }
        return nil
      default:
        guard let b = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r421(a: a, b: b, status: number("status", items), country: item("country", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "city-movie":
          if segments.count == 4 {
            guard let token = number("token", items) else { return nil }
            guard let offset = number("offset", items) else { return nil }
            return .r431(a: a, b: b, token: token, offset: offset)
          }
          return nil
        case "home":
          if segments.count == 4 {
            guard let limit = item("limit", items) else { return nil }
            guard let order = item("order", items) else { return nil }
            return .r427(a: a, b: b, limit: limit, order: order, ref: item("ref", items))
          }
          return nil
        case "queue":
          if segments.count == 4 {
            guard let currency = number("currency", items) else { return nil }
            guard let order = item("order", items) else { return nil }
            return .r417(a: a, b: b, currency: currency, order: order, ref: item("ref", items))
          }
          return nil
        default:
          let c = segments[3]
          if segments.count == 4 {
            guard let period = item("period", items) else { return nil }
            guard let page = item("page", items) else { return nil }
            return .r445(a: a, b: b, c: c, period: period, q: item("q", items), filter: item("filter", items), page: page)
          }
          return nil
        }
      }
    }
  }
}
extension Hand1000.G9 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G9? {
    if segments.count == 1 {
      return .r458
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "brand-wish":
      if segments.count == 2 {
        return .r464(page: item("page", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "thread":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "contact":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let currency = item("currency", items) else { return nil }
              return .r473(a: a, currency: currency, currentGeneration: item("currentGeneration", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "chart-lesson":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "music":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space-season":
          if segments.count == 4 {
            guard let until = item("until", items) else { return nil }
            return .r484(source: number("source", items), lang: item("lang", items), until: until, mode: number("mode", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "detail":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "wish":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "recipe-price":
          if segments.count == 4 {
            return .r477(tab: item("tab", items), until: item("until", items))
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r472(a: a, page: item("page", items))
        }
        return nil
      }
    case "item":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "price-video":
        if segments.count == 3 {
          return .r459(campaign: number("campaign", items))
        }
        return nil
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r476(a: a)
        }
        return nil
      }
    case "like":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "draft-answer":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "insight":
            if segments.count == 5 {
              guard let mode = number("mode", items) else { return nil }
              return .r478(a: a, cursor: number("cursor", items), mode: mode)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "mission-album":
      if segments.count == 2 {
        guard let token = number("token", items) else { return nil }
        return .r463(view: item("view", items), token: token, limit: number("limit", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "episode":
        if segments.count == 3 {
          return .r493
        }
        return nil
      case "price":
        if segments.count == 3 {
          return .r471(sort: number("sort", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let lang = number("lang", items) else { return nil }
            return .r469(a: a, lang: lang)
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "signal":
          if segments.count == 4 {
            guard let page = item("page", items) else { return nil }
            return .r466(a: a, tab: item("tab", items), page: page, country: number("country", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "order-idea":
      if segments.count == 2 {
        return .r482
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "member":
        if segments.count == 3 {
          guard let source = item("source", items) else { return nil }
          return .r483(source: source, campaign: item("campaign", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "filter":
          if segments.count == 4 {
            return .r485(currentGeneration: item("currentGeneration", items), view: number("view", items), tab: item("tab", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "poll-vendor":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "dashboard-region":
            if segments.count == 5 {
              return .r497(a: a, b: b)
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "quiz":
      if segments.count == 2 {
        return .r494
      }
      return nil
    case "shelf":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "unit":
        if segments.count == 3 {
          guard let period = number("period", items) else { return nil }
          return .r488(page: number("page", items), period: period, size: number("size", items), offset: number("offset", items))
        }
        return nil
      default:
        return nil
      }
    case "song":
      if segments.count == 2 {
        guard let source = item("source", items) else { return nil }
        guard let code = number("code", items) else { return nil }
        guard let mode = item("mode", items) else { return nil }
        return .r460(from: number("from", items), source: source, code: code, mode: mode)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "review-event":
        if segments.count == 3 {
          return .r462
        }
        return nil
      case "store-gallery":
        if segments.count == 3 {
          return .r470
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "wish":
          if segments.count == 4 {
            guard let tab = number("tab", items) else { return nil }
            guard let level = item("level", items) else { return nil }
            guard let currency = item("currency", items) else { return nil }
            return .r492(tab: tab, level: level, currency: currency)
          }
          return nil
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r496(a: a)
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let lang = item("lang", items) else { return nil }
          return .r474(a: a, lang: lang)
        }
        return nil
      }
    case "speaker":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "user":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "video":
            if segments.count == 5 {
              guard let q = item("q", items) else { return nil }
              guard let token = number("token", items) else { return nil }
              return .r495(a: a, q: q, token: token)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "view":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "transfer-city":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "message":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let mode = number("mode", items) else { return nil }
              return .r479(a: a, mode: mode, code: number("code", items))
            }
            return nil
          }
        case "owner":
          if segments.count == 4 {
            guard let q = item("q", items) else { return nil }
            guard let token = number("token", items) else { return nil }
            return .r489(q: q, token: token)
          }
          return nil
        case "source":
          if segments.count == 4 {
            return .r475
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r480(a: a, filter: item("filter", items))
        }
        return nil
      }
    case "visit":
      if segments.count == 2 {
        guard let size = item("size", items) else { return nil }
        return .r454(size: size)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "export":
        if segments.count == 3 {
          guard let type = number("type", items) else { return nil }
          return .r451(ref: number("ref", items), type: type)
        }
        return nil
      case "favorite-coupon":
        if segments.count == 3 {
          guard let currency = number("currency", items) else { return nil }
          return .r456(currency: currency)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "staff":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "account":
            if segments.count == 5 {
              return .r455
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "zone":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "plan-user":
          if segments.count == 4 {
            return .r461(q: item("q", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "voice-topic":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "upload-artist":
        if segments.count == 3 {
          return .r499
        }
        return nil
      default:
        return nil
      }
    case "voucher-video":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "shelf-game":
          if segments.count == 4 {
            guard let type = number("type", items) else { return nil }
            return .r486(a: a, currency: number("currency", items), type: type, page: number("page", items))
          }
          return nil
        default:
          return nil
        }
      }
    default:
      let a = segments[1]
      if segments.count == 2 {
        guard let from = number("from", items) else { return nil }
        return .r452(a: a, from: from)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "episode":
        if segments.count == 3 {
          return .r498(a: a, offset: item("offset", items), type: item("type", items), mode: number("mode", items), from: number("from", items))
        }
        return nil
      case "export-payment":
        if segments.count == 3 {
          guard let lang = item("lang", items) else { return nil }
          return .r468(a: a, lang: lang, source: item("source", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r481(a: a, b: b)
          }
          return nil
        }
      case "home-station":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "stats":
          if segments.count == 4 {
            guard let level = number("level", items) else { return nil }
            return .r450(a: a, level: level)
          }
          return nil
        default:
          return nil
        }
      case "price-auction":
        if segments.count == 3 {
          return .r465(a: a, campaign: number("campaign", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "deal":
          if segments.count == 4 {
            return .r490(a: a)
          }
          return nil
        default:
          return nil
        }
      case "recipe-job":
        if segments.count == 3 {
          return .r491(a: a, type: item("type", items))
        }
        return nil
      case "share":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "friend":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r467(a: a, b: b, view: number("view", items), type: number("type", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "year-insight":
        if segments.count == 3 {
          return .r457(a: a)
        }
        return nil
      default:
        let b = segments[2]
        if segments.count == 3 {
          return .r487(a: a, b: b)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "checkout":
          if segments.count == 4 {
            guard let period = number("period", items) else { return nil }
            guard let status = item("status", items) else { return nil }
            return .r453(a: a, b: b, period: period, highlight: item("highlight", items), status: status)
          }
          return nil
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G10 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G10? {
    if segments.count == 1 {
      return .r505(limit: number("limit", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "album-series":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "reward":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "mission":
            if segments.count == 5 {
              return .r535(a: a, highlight: item("highlight", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "brand":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "help":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space":
          if segments.count == 4 {
            guard let cursor = number("cursor", items) else { return nil }
            return .r512(cursor: cursor)
          }
          return nil
        default:
          return nil
        }
      case "news-report":
        if segments.count == 3 {
          return .r531
        }
        return nil
      default:
        return nil
      }
    case "cart-invite":
      if segments.count == 2 {
        guard let sort = number("sort", items) else { return nil }
        return .r545(tab: item("tab", items), sort: sort)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "favorite-chart":
        if segments.count == 3 {
          return .r532
        }
        return nil
      case "page":
        if segments.count == 3 {
          return .r508(from: number("from", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "lobby-reward":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "ticket":
            if segments.count == 5 {
              return .r513
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "queue-friend":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "chart-episode":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r501(a: a, status: item("status", items), type: number("type", items), highlight: item("highlight", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "session":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let lang = number("lang", items) else { return nil }
            return .r540(a: a, lang: lang)
          }
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let source = item("source", items) else { return nil }
          return .r503(a: a, view: number("view", items), source: source, campaign: number("campaign", items))
        }
        return nil
      }
    case "cart-trade":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "content":
        if segments.count == 3 {
          return .r541
        }
        return nil
      case "filter":
        if segments.count == 3 {
          return .r547(until: number("until", items))
        }
        return nil
      default:
        return nil
      }
    case "draft-city":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "customer":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space":
          if segments.count == 4 {
            guard let cursor = item("cursor", items) else { return nil }
            guard let filter = item("filter", items) else { return nil }
            guard let currency = item("currency", items) else { return nil }
            return .r542(cursor: cursor, sort: number("sort", items), filter: filter, currency: currency)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "folder":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "token-style":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "payment-chart":
          if segments.count == 4 {
            guard let sort = number("sort", items) else { return nil }
            return .r536(sort: sort)
          }
          return nil
        default:
          guard let a = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            guard let type = item("type", items) else { return nil }
            return .r528(a: a, type: type)
          }
          return nil
        }
      default:
        return nil
      }
    case "home":
      if segments.count == 2 {
        return .r511(filter: item("filter", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "author-insight":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "source":
            if segments.count == 5 {
              return .r546(a: a)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "location":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "season":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r543(a: a)
          }
          return nil
        }
      default:
        return nil
      }
    case "partner":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "follow-topic":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "job-device":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "upload":
            if segments.count == 5 {
              guard let period = item("period", items) else { return nil }
              guard let status = number("status", items) else { return nil }
              return .r500(period: period, status: status, filter: number("filter", items), campaign: number("campaign", items))
            }
            return nil
          default:
            return nil
          }
        case "room":
          if segments.count == 4 {
            guard let mode = number("mode", items) else { return nil }
            guard let type = number("type", items) else { return nil }
            return .r506(mode: mode, type: type, currency: number("currency", items), highlight: number("highlight", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "place":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "news-song":
        if segments.count == 3 {
          return .r527
        }
        return nil
      default:
        return nil
      }
    case "post":
      if segments.count == 2 {
        guard let highlight = item("highlight", items) else { return nil }
        return .r523(highlight: highlight)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "library":
        if segments.count == 3 {
          return .r509(lang: number("lang", items), offset: number("offset", items))
        }
        return nil
      case "menu-channel":
        if segments.count == 3 {
          return .r504
        }
        return nil
      case "rating":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "staff":
          if segments.count == 4 {
            return .r502
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r525(a: a)
        }
        return nil
      }
    case "ride-recipe":
      if segments.count == 2 {
        return .r524
      }
      return nil
    case "stream":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "lesson":
            if segments.count == 5 {
              return .r548(a: a, b: b)
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "tool":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r521(a: a, cursor: item("cursor", items))
        }
        return nil
      }
    case "tour":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "home-idea":
        if segments.count == 3 {
          return .r533(mode: item("mode", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            return .r539(a: a, tab: number("tab", items), lang: number("lang", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "wallet":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "track":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "rating":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "poll":
            if segments.count == 5 {
              guard let q = item("q", items) else { return nil }
              return .r522(tab: number("tab", items), page: item("page", items), q: q, period: item("period", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let code = item("code", items) else { return nil }
          return .r515(a: a, code: code, limit: item("limit", items))
        }
        return nil
      }
    case "year-upload":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r544(a: a)
        }
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        guard let campaign = item("campaign", items) else { return nil }
        guard let currency = item("currency", items) else { return nil }
        return .r529(a: a, campaign: campaign, currency: currency, from: number("from", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "document":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r534(a: a, b: b, cursor: item("cursor", items), limit: item("limit", items), ref: number("ref", items))
          }
          return nil
        }
      case "faq-recipe":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            guard let country = number("country", items) else { return nil }
            guard let campaign = number("campaign", items) else { return nil }
            return .r538(a: a, b: b, country: country, sort: number("sort", items), code: number("code", items), campaign: campaign)
          }
          return nil
        }
      case "guide":
        if segments.count == 3 {
          guard let highlight = item("highlight", items) else { return nil }
          guard let mode = item("mode", items) else { return nil }
          return .r537(a: a, highlight: highlight, mode: mode, until: number("until", items), lang: item("lang", items))
        }
        return nil
      case "signal":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "content":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let b = segments[4]
            if segments.count == 5 {
              return .r549(a: a, b: b, until: item("until", items), offset: number("offset", items))
            }
            return nil
          }
        case "watch":
          if segments.count == 4 {
            return .r520(a: a, status: item("status", items), filter: item("filter", items), currentGeneration: item("currentGeneration", items), from: item("from", items))
          }
          return nil
        default:
          return nil
        }
      case "unit":
        if segments.count == 3 {
          return .r518(a: a, type: number("type", items), page: number("page", items), offset: item("offset", items), q: item("q", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r519(a: a, b: b, currentGeneration: number("currentGeneration", items), sort: number("sort", items))
          }
          return nil
        }
      case "update":
        if segments.count == 3 {
          guard let until = number("until", items) else { return nil }
          return .r517(a: a, until: until, token: item("token", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "page":
          if segments.count == 4 {
            return .r530(a: a, size: item("size", items), mode: item("mode", items))
          }
          return nil
        default:
          return nil
        }
      case "work":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "trade":
          if segments.count == 4 {
            return .r516(a: a, cursor: number("cursor", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "support-device":
            if segments.count == 5 {
              guard let view = item("view", items) else { return nil }
              guard let country = item("country", items) else { return nil }
              return .r507(a: a, view: view, country: country)
            }
            return nil
          default:
            return nil
          }
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "idea-answer":
            if segments.count == 5 {
              guard let campaign = item("campaign", items) else { return nil }
              guard let cursor = item("cursor", items) else { return nil }
              return .r514(a: a, b: b, campaign: campaign, cursor: cursor)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        guard let b = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let campaign = item("campaign", items) else { return nil }
          return .r526(a: a, b: b, page: number("page", items), tab: number("tab", items), campaign: campaign)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space":
          if segments.count == 4 {
            return .r510(a: a, b: b, q: item("q", items))
          }
          return nil
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G11 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G11? {
    if segments.count == 1 {
      guard let q = number("q", items) else { return nil }
      return .r550(view: number("view", items), q: q)
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "album":
      if segments.count == 2 {
        guard let country = item("country", items) else { return nil }
        guard let lang = number("lang", items) else { return nil }
        return .r569(country: country, type: number("type", items), lang: lang)
      }
      return nil
    case "author-voucher":
      if segments.count == 2 {
        guard let highlight = number("highlight", items) else { return nil }
        return .r591(highlight: highlight, color: number("color", items), filter: item("filter", items), view: number("view", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let period = item("period", items) else { return nil }
          return .r580(a: a, lang: number("lang", items), color: item("color", items), currency: number("currency", items), period: period)
        }
        return nil
      }
    case "balance":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "checkout":
          if segments.count == 4 {
            return .r568(a: a, cursor: item("cursor", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "comment":
      if segments.count == 2 {
        guard let campaign = number("campaign", items) else { return nil }
        return .r593(campaign: campaign, period: item("period", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "price-lesson":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "claim":
          if segments.count == 4 {
            return .r594
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "contact-source":
      if segments.count == 2 {
        guard let currentGeneration = item("currentGeneration", items) else { return nil }
        return .r572(currentGeneration: currentGeneration, ref: number("ref", items), tab: item("tab", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "payment":
            if segments.count == 5 {
              guard let from = number("from", items) else { return nil }
              return .r579(a: a, b: b, period: number("period", items), from: from, source: item("source", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "group-target":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r570(a: a, sort: sort)
        }
        return nil
      }
    case "history":
      if segments.count == 2 {
        guard let size = item("size", items) else { return nil }
        return .r551(size: size, period: item("period", items), highlight: item("highlight", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "history":
        if segments.count == 3 {
          return .r560(cursor: item("cursor", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "artist":
          if segments.count == 4 {
            guard let order = number("order", items) else { return nil }
            return .r552(order: order)
          }
          return nil
        default:
          return nil
        }
      case "movie-inbox":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "service-asset":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "unit":
            if segments.count == 5 {
              return .r588(source: item("source", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "idea":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "stats":
        if segments.count == 3 {
          guard let mode = number("mode", items) else { return nil }
          return .r576(mode: mode, period: item("period", items), source: item("source", items), status: number("status", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r590(a: a, type: number("type", items))
        }
        return nil
      }
    case "insight":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "auction-work":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "studio":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "question-item":
            if segments.count == 5 {
              return .r577
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "invoice":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "ride":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "watch":
            if segments.count == 5 {
              guard let limit = number("limit", items) else { return nil }
              return .r564(a: a, limit: limit, currency: number("currency", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "live-feed":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "claim":
        if segments.count == 3 {
          guard let currentGeneration = item("currentGeneration", items) else { return nil }
          return .r578(page: item("page", items), currentGeneration: currentGeneration)
        }
        return nil
      default:
        return nil
      }
    case "music":
      if segments.count == 2 {
        guard let type = item("type", items) else { return nil }
        guard let page = item("page", items) else { return nil }
        return .r575(type: type, until: item("until", items), page: page)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "transfer":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "theme-speaker":
            if segments.count == 5 {
              guard let ref = number("ref", items) else { return nil }
              guard let code = number("code", items) else { return nil }
              return .r584(a: a, size: item("size", items), ref: ref, code: code)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "notice":
      if segments.count == 2 {
        return .r583(ref: number("ref", items))
      }
      return nil
    case "partner-auction":
      if segments.count == 2 {
        guard let order = number("order", items) else { return nil }
        return .r581(order: order)
      }
      return nil
    case "queue":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "forum":
        if segments.count == 3 {
          return .r592(currentGeneration: item("currentGeneration", items))
        }
        return nil
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let q = number("q", items) else { return nil }
          guard let highlight = item("highlight", items) else { return nil }
          return .r595(a: a, currentGeneration: number("currentGeneration", items), q: q, limit: item("limit", items), highlight: highlight)
        }
        return nil
      }
    case "rating-product":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "category":
        if segments.count == 3 {
          guard let token = item("token", items) else { return nil }
          return .r571(currency: item("currency", items), token: token, level: item("level", items))
        }
        return nil
      default:
        return nil
      }
    case "room":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "promo":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "detail":
          if segments.count == 4 {
            guard let ref = number("ref", items) else { return nil }
            return .r596(view: item("view", items), ref: ref)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "season-setting":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "target":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "people":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let a = segments[4]
            if segments.count == 5 {
              guard let sort = number("sort", items) else { return nil }
              return .r599(a: a, tab: item("tab", items), sort: sort)
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "setting":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "device-banner":
            if segments.count == 5 {
              return .r566(a: a, b: b)
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "share":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "schedule":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r597(a: a)
          }
          return nil
        }
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            return .r562(a: a, b: b, mode: number("mode", items), view: item("view", items), color: number("color", items))
          }
          return nil
        }
      }
    case "tag":
      if segments.count == 2 {
        guard let tab = item("tab", items) else { return nil }
        guard let code = number("code", items) else { return nil }
        return .r561(from: number("from", items), tab: tab, code: code, status: item("status", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "survey":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            guard let highlight = number("highlight", items) else { return nil }
            return .r558(a: a, highlight: highlight, view: number("view", items), sort: number("sort", items))
          }
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let limit = item("limit", items) else { return nil }
          return .r563(a: a, size: item("size", items), limit: limit, period: number("period", items), until: item("until", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "voice":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "order":
            if segments.count == 5 {
              return .r589(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r598(a: a, b: b, until: item("until", items), order: number("order", items))
          }
          return nil
        }
      }
    case "tag-result":
      if segments.count == 2 {
        return .r586
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "theme-artist":
        if segments.count == 3 {
          return .r585
        }
        return nil
      default:
        return nil
      }
    case "topic":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "discover":
        if segments.count == 3 {
          guard let q = number("q", items) else { return nil }
          return .r567(q: q, lang: item("lang", items))
        }
        return nil
      default:
        return nil
      }
    case "user":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "recipe":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "subject-source":
          if segments.count == 4 {
            guard let color = number("color", items) else { return nil }
            return .r587(until: number("until", items), status: number("status", items), color: color)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "work-video":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "unit":
        if segments.count == 3 {
          guard let period = item("period", items) else { return nil }
          guard let token = number("token", items) else { return nil }
          return .r574(period: period, token: token, source: number("source", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r573(a: a, offset: number("offset", items))
        }
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        guard let campaign = number("campaign", items) else { return nil }
        return .r557(a: a, level: item("level", items), campaign: campaign)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "credit":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "setting":
          if segments.count == 4 {
            guard let sort = number("sort", items) else { return nil }
            return .r554(a: a, code: number("code", items), sort: sort, campaign: item("campaign", items), token: item("token", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let order = number("order", items) else { return nil }
              return .r555(a: a, b: b, color: item("color", items), limit: number("limit", items), order: order)
            }
            return nil
          }
        default:
          return nil
        }
      case "task-balance":
        if segments.count == 3 {
          return .r559(a: a, campaign: item("campaign", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "booking":
          if segments.count == 4 {
            return .r553(a: a)
          }
          return nil
        default:
          return nil
        }
      case "voice-home":
        if segments.count == 3 {
          return .r582(a: a)
        }
        return nil
      default:
        guard let b = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r565(a: a, b: b)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "shop":
          if segments.count == 4 {
            guard let country = item("country", items) else { return nil }
            guard let q = number("q", items) else { return nil }
            return .r556(a: a, b: b, country: country, q: q)
          }
          return nil
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G12 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G12? {
    if segments.count == 1 {
      guard let currentGeneration = number("currentGeneration", items) else { return nil }
      guard let sort = number("sort", items) else { return nil }
      return .r613(currentGeneration: currentGeneration, page: item("page", items), sort: sort, limit: item("limit", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "article-share":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "station":
        if segments.count == 3 {
          return .r628(country: number("country", items))
        }
        return nil
      case "upload-forum":
        if segments.count == 3 {
          return .r604(currentGeneration: item("currentGeneration", items), campaign: item("campaign", items))
        }
        return nil
      case "watch":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "account":
          if segments.count == 4 {
            guard let ref = number("ref", items) else { return nil }
            return .r643(ref: ref)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "budget":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "draft":
        if segments.count == 3 {
          return .r644
        }
        return nil
      default:
        return nil
      }
    case "cart-tool":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "label-update":
        if segments.count == 3 {
          return .r645(tab: number("tab", items), limit: number("limit", items), lang: item("lang", items))
        }
        return nil
      case "rating":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "trade":
          if segments.count == 4 {
            return .r629
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "claim":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "album":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "contact-season":
          if segments.count == 4 {
            guard let until = number("until", items) else { return nil }
            return .r622(source: item("source", items), until: until, mode: item("mode", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "claim-trade":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "payment":
        if segments.count == 3 {
          return .r633(cursor: item("cursor", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r647(a: a, q: number("q", items), currentGeneration: item("currentGeneration", items))
        }
        return nil
      }
    case "collection-album":
      if segments.count == 2 {
        guard let from = item("from", items) else { return nil }
        guard let code = number("code", items) else { return nil }
        return .r623(from: from, filter: item("filter", items), mode: item("mode", items), code: code)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "play":
        if segments.count == 3 {
          return .r615
        }
        return nil
      default:
        return nil
      }
    case "contact":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r631(a: a)
        }
        return nil
      }
    case "help":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "update-shop":
        if segments.count == 3 {
          return .r608(filter: item("filter", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "recipe":
            if segments.count == 5 {
              guard let period = number("period", items) else { return nil }
              return .r648(a: a, period: period)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "inbox-setting":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "inbox-invoice":
        if segments.count == 3 {
          guard let color = item("color", items) else { return nil }
          return .r649(currency: item("currency", items), color: color)
        }
        return nil
      default:
        return nil
      }
    case "invite":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "page":
        if segments.count == 3 {
          return .r638
        }
        return nil
      default:
        return nil
      }
    case "order":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "bundle":
        if segments.count == 3 {
          return .r632
        }
        return nil
      default:
        return nil
      }
    case "post-billing":
      if segments.count == 2 {
        guard let currency = number("currency", items) else { return nil }
        guard let ref = number("ref", items) else { return nil }
        return .r612(currency: currency, ref: ref, tab: number("tab", items), source: item("source", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "recipe-voice":
          if segments.count == 4 {
            guard let type = item("type", items) else { return nil }
            guard let code = number("code", items) else { return nil }
            guard let status = item("status", items) else { return nil }
            return .r625(a: a, type: type, view: item("view", items), code: code, status: status)
          }
          return nil
        default:
          return nil
        }
      }
    case "quiz-vote":
      if segments.count == 2 {
        return .r614(highlight: item("highlight", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let campaign = number("campaign", items) else { return nil }
          return .r616(a: a, until: item("until", items), campaign: campaign)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "tip":
          if segments.count == 4 {
            return .r600(a: a, period: number("period", items), level: number("level", items), source: number("source", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "season":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "speaker-update":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "member":
            if segments.count == 5 {
              return .r607(a: a, filter: item("filter", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "ticket":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let until = number("until", items) else { return nil }
            guard let ref = number("ref", items) else { return nil }
            guard let mode = item("mode", items) else { return nil }
            return .r641(a: a, until: until, token: number("token", items), ref: ref, mode: mode)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r609(a: a, b: b)
            }
            return nil
          }
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let filter = item("filter", items) else { return nil }
          return .r601(a: a, filter: filter, source: item("source", items), token: number("token", items), order: item("order", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "trade-chapter":
          if segments.count == 4 {
            return .r605(a: a, from: number("from", items), limit: item("limit", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "show-today":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "document":
        if segments.count == 3 {
          guard let order = item("order", items) else { return nil }
          return .r630(order: order)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let until = item("until", items) else { return nil }
          guard let from = number("from", items) else { return nil }
          return .r618(a: a, until: until, highlight: number("highlight", items), from: from)
        }
        return nil
      }
    case "station-history":
      if segments.count == 2 {
        return .r619
      }
      return nil
    case "team-asset":
      if segments.count == 2 {
        guard let offset = item("offset", items) else { return nil }
        guard let filter = item("filter", items) else { return nil }
        return .r626(offset: offset, filter: filter)
      }
      return nil
    case "update-shelf":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let lang = item("lang", items) else { return nil }
          return .r634(a: a, lang: lang, page: item("page", items))
        }
        return nil
      }
    default:
      let a = segments[1]
      if segments.count == 2 {
        guard let status = number("status", items) else { return nil }
        guard let token = item("token", items) else { return nil }
        guard let from = number("from", items) else { return nil }
        return .r606(a: a, ref: item("ref", items), status: status, token: token, from: from)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "checkout-ticket":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let offset = number("offset", items) else { return nil }
            return .r636(a: a, b: b, offset: offset, ref: item("ref", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "recipe":
            if segments.count == 5 {
              return .r627(a: a, b: b, until: item("until", items), type: item("type", items), color: number("color", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "coupon":
        if segments.count == 3 {
          return .r620(a: a, view: number("view", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let level = number("level", items) else { return nil }
            guard let sort = item("sort", items) else { return nil }
            return .r617(a: a, b: b, level: level, cursor: number("cursor", items), sort: sort)
          }
          return nil
        }
      case "folder-podcast":
        if segments.count == 3 {
          guard let color = number("color", items) else { return nil }
          guard let offset = number("offset", items) else { return nil }
          guard let code = number("code", items) else { return nil }
          return .r602(a: a, color: color, offset: offset, code: code, token: number("token", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space":
          if segments.count == 4 {
            guard let currency = number("currency", items) else { return nil }
            guard let page = item("page", items) else { return nil }
            return .r635(a: a, currency: currency, page: page)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "owner":
            if segments.count == 5 {
              guard let currentGeneration = item("currentGeneration", items) else { return nil }
              return .r611(a: a, size: item("size", items), currentGeneration: currentGeneration)
            }
            return nil
          case "view":
            if segments.count == 5 {
              return .r610(a: a, offset: item("offset", items), page: number("page", items))
            }
            return nil
          default:
            return nil
          }
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r640(a: a, b: b, currentGeneration: item("currentGeneration", items), filter: item("filter", items))
          }
          return nil
        }
      case "question":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let c = segments[4]
            if segments.count == 5 {
              return .r637(a: a, b: b, c: c, lang: item("lang", items), status: number("status", items), code: item("code", items), campaign: number("campaign", items))
            }
            return nil
          }
        }
      case "region":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let campaign = item("campaign", items) else { return nil }
            return .r646(a: a, b: b, from: item("from", items), lang: number("lang", items), mode: number("mode", items), campaign: campaign)
          }
          return nil
        }
      case "show-vote":
        if segments.count == 3 {
          return .r624(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "menu":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let sort = number("sort", items) else { return nil }
              return .r639(a: a, b: b, period: item("period", items), sort: sort, currentGeneration: item("currentGeneration", items))
            }
            return nil
          }
        default:
          guard let b = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let c = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let color = number("color", items) else { return nil }
              return .r642(a: a, b: b, c: c, color: color)
            }
            return nil
          }
        }
      default:
        let b = segments[2]
        if segments.count == 3 {
          return .r621(a: a, b: b)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "cart":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let c = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let mode = number("mode", items) else { return nil }
              return .r603(a: a, b: b, c: c, mode: mode)
            }
            return nil
          }
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G13 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G13? {
    if segments.count == 1 {
      return .r655(mode: item("mode", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "board":
      if segments.count == 2 {
        return .r697
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "checkout-coupon":
        if segments.count == 3 {
          return .r677(mode: item("mode", items))
        }
        return nil
      case "vote":
        if segments.count == 3 {
          guard let status = item("status", items) else { return nil }
          return .r665(campaign: item("campaign", items), highlight: item("highlight", items), status: status)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "search":
          if segments.count == 4 {
            guard let token = item("token", items) else { return nil }
            return .r674(token: token, mode: number("mode", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "budget":
      if segments.count == 2 {
        guard let until = number("until", items) else { return nil }
        return .r653(filter: item("filter", items), until: until, from: item("from", items), type: number("type", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "faq":
        if segments.count == 3 {
          return .r680
        }
        return nil
      case "home":
        if segments.count == 3 {
          guard let type = number("type", items) else { return nil }
          return .r652(country: item("country", items), type: type)
        }
        return nil
      case "media-deal":
        if segments.count == 3 {
          guard let offset = item("offset", items) else { return nil }
          return .r684(q: item("q", items), until: number("until", items), mode: item("mode", items), offset: offset)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r692(a: a, period: number("period", items))
          }
          return nil
        }
      case "promo-user":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "hotel":
            if segments.count == 5 {
              guard let code = item("code", items) else { return nil }
              return .r675(a: a, campaign: item("campaign", items), code: code)
            }
            return nil
          default:
            return nil
          }
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let country = number("country", items) else { return nil }
          guard let status = number("status", items) else { return nil }
          return .r666(a: a, country: country, status: status, cursor: number("cursor", items))
        }
        return nil
      }
    case "home":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "artist":
        if segments.count == 3 {
          return .r681
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "message":
          if segments.count == 4 {
            return .r658(mode: item("mode", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let ref = item("ref", items) else { return nil }
          guard let offset = item("offset", items) else { return nil }
          guard let currency = number("currency", items) else { return nil }
          return .r679(a: a, ref: ref, offset: offset, order: item("order", items), currency: currency)
        }
        return nil
      }
    case "label":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "journal-unit":
        if segments.count == 3 {
          return .r669(status: item("status", items), tab: item("tab", items))
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r685(a: a, b: b)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "guide":
            if segments.count == 5 {
              return .r667(a: a, b: b, lang: item("lang", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "lesson":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "payment":
        if segments.count == 3 {
          guard let size = item("size", items) else { return nil }
          return .r676(size: size)
        }
        return nil
      case "today-view":
        if segments.count == 3 {
          guard let mode = number("mode", items) else { return nil }
          return .r660(mode: mode, code: item("code", items), offset: item("offset", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r672(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "queue":
            if segments.count == 5 {
              guard let country = number("country", items) else { return nil }
              return .r673(a: a, b: b, country: country, type: number("type", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "month":
      if segments.count == 2 {
        guard let order = number("order", items) else { return nil }
        return .r694(type: number("type", items), order: order)
      }
      return nil
    case "owner":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "place":
        if segments.count == 3 {
          return .r689
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r688(a: a, b: b)
            }
            return nil
          }
        }
      default:
        return nil
      }
    case "page":
      if segments.count == 2 {
        return .r651(size: number("size", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "rank":
        if segments.count == 3 {
          return .r699(lang: number("lang", items), level: number("level", items))
        }
        return nil
      case "thread-draft":
        if segments.count == 3 {
          return .r668
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let token = number("token", items) else { return nil }
          return .r670(a: a, token: token)
        }
        return nil
      }
    case "plan":
      if segments.count == 2 {
        return .r650(lang: item("lang", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "month-booking":
        if segments.count == 3 {
          guard let level = number("level", items) else { return nil }
          return .r654(level: level)
        }
        return nil
      default:
        return nil
      }
    case "post":
      if segments.count == 2 {
        guard let from = number("from", items) else { return nil }
        guard let token = item("token", items) else { return nil }
        return .r691(from: from, token: token, filter: number("filter", items), cursor: item("cursor", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "trail":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "favorite":
          if segments.count == 4 {
            guard let mode = number("mode", items) else { return nil }
            return .r696(country: number("country", items), mode: mode)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "queue":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "contact":
        if segments.count == 3 {
          guard let tab = number("tab", items) else { return nil }
          guard let status = item("status", items) else { return nil }
          guard let until = item("until", items) else { return nil }
          return .r687(tab: tab, period: number("period", items), status: status, until: until)
        }
        return nil
      default:
        return nil
      }
    case "rating":
      if segments.count == 2 {
        return .r656
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "folder":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let token = item("token", items) else { return nil }
              guard let type = item("type", items) else { return nil }
              return .r698(a: a, b: b, token: token, level: number("level", items), type: type)
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "region":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r671(a: a, mode: item("mode", items))
        }
        return nil
      }
    case "seller":
      if segments.count == 2 {
        guard let code = number("code", items) else { return nil }
        guard let source = number("source", items) else { return nil }
        return .r693(code: code, source: source)
      }
      return nil
    case "series-bundle":
      if segments.count == 2 {
        return .r695
      }
      return nil
    case "service":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "store-message":
        if segments.count == 3 {
          guard let level = number("level", items) else { return nil }
          return .r682(level: level)
        }
        return nil
      default:
        return nil
      }
    case "target":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "favorite-month":
        if segments.count == 3 {
          guard let offset = item("offset", items) else { return nil }
          guard let code = number("code", items) else { return nil }
          return .r690(offset: offset, code: code)
        }
        return nil
      default:
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        guard let offset = number("offset", items) else { return nil }
        return .r663(a: a, color: item("color", items), offset: offset)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "list-survey":
        if segments.count == 3 {
          guard let level = item("level", items) else { return nil }
          return .r686(a: a, level: level)
        }
        return nil
      case "live":
        if segments.count == 3 {
          return .r661(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "month":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "group-movie":
            if segments.count == 5 {
              guard let mode = number("mode", items) else { return nil }
              return .r664(a: a, mode: mode, status: item("status", items), size: item("size", items))
            }
            return nil
          default:
            return nil
          }
        case "story":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "discover-claim":
            if segments.count == 5 {
              return .r662(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let currentGeneration = number("currentGeneration", items) else { return nil }
            return .r657(a: a, b: b, currentGeneration: currentGeneration)
          }
          return nil
        }
      case "show":
        if segments.count == 3 {
          guard let order = number("order", items) else { return nil }
          return .r683(a: a, order: order, page: item("page", items))
        }
        return nil
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r659(a: a, b: b, code: item("code", items), limit: number("limit", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "comment-label":
          if segments.count == 4 {
            return .r678(a: a, b: b)
          }
          return nil
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G14 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G14? {
    if segments.count == 1 {
      return .r718(color: number("color", items), status: item("status", items), token: number("token", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "answer":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "event":
        if segments.count == 3 {
          return .r702(color: item("color", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "rank-step":
          if segments.count == 4 {
            guard let view = item("view", items) else { return nil }
            return .r743(type: item("type", items), view: view, currency: number("currency", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "bundle":
          if segments.count == 4 {
            guard let color = number("color", items) else { return nil }
            return .r711(a: a, color: color, until: number("until", items), limit: item("limit", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "artist":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "mission":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "chapter":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "upload":
            if segments.count == 5 {
              guard let size = item("size", items) else { return nil }
              guard let source = item("source", items) else { return nil }
              return .r735(size: size, campaign: item("campaign", items), source: source)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "budget":
      if segments.count == 2 {
        guard let token = item("token", items) else { return nil }
        return .r730(token: token, cursor: item("cursor", items))
      }
      return nil
    case "content-queue":
      if segments.count == 2 {
        guard let offset = number("offset", items) else { return nil }
        guard let country = number("country", items) else { return nil }
        return .r727(level: item("level", items), offset: offset, country: country, q: number("q", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "company":
        if segments.count == 3 {
          return .r742
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let filter = number("filter", items) else { return nil }
          return .r745(a: a, filter: filter)
        }
        return nil
      }
    case "coupon":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "course":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "bookmark":
          if segments.count == 4 {
            guard let currency = number("currency", items) else { return nil }
            return .r731(currency: currency, token: number("token", items), status: number("status", items), sort: item("sort", items))
          }
          return nil
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let code = number("code", items) else { return nil }
            return .r734(a: a, campaign: item("campaign", items), mode: item("mode", items), highlight: item("highlight", items), code: code)
          }
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let filter = number("filter", items) else { return nil }
          return .r732(a: a, filter: filter)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "artist":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let until = item("until", items) else { return nil }
              guard let q = item("q", items) else { return nil }
              return .r737(a: a, b: b, until: until, q: q, type: number("type", items), code: number("code", items))
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "document":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "invoice":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "people":
          if segments.count == 4 {
            guard let source = item("source", items) else { return nil }
            return .r738(filter: number("filter", items), source: source)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "friend":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "partner-speaker":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "post-invite":
            if segments.count == 5 {
              return .r746(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "history-store":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "reward":
        if segments.count == 3 {
          return .r741(limit: item("limit", items), code: number("code", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "room-asset":
          if segments.count == 4 {
            return .r747(order: item("order", items), type: number("type", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "review":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "seller-plan":
        if segments.count == 3 {
          guard let order = item("order", items) else { return nil }
          guard let tab = item("tab", items) else { return nil }
          return .r717(order: order, country: item("country", items), tab: tab, limit: item("limit", items))
        }
        return nil
      default:
        return nil
      }
    case "route-show":
      if segments.count == 2 {
        guard let lang = item("lang", items) else { return nil }
        return .r736(lang: lang)
      }
      return nil
    case "search":
      if segments.count == 2 {
        guard let q = item("q", items) else { return nil }
        return .r710(q: q)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "recipe":
        if segments.count == 3 {
          guard let until = item("until", items) else { return nil }
          guard let size = number("size", items) else { return nil }
          return .r700(until: until, type: number("type", items), color: item("color", items), size: size)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "place-tag":
          if segments.count == 4 {
            return .r715
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "staff-source":
      if segments.count == 2 {
        guard let lang = number("lang", items) else { return nil }
        return .r705(lang: lang)
      }
      return nil
    case "studio-artist":
      if segments.count == 2 {
        return .r703(filter: item("filter", items))
      }
      return nil
    case "tour":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "studio-voice":
        if segments.count == 3 {
          guard let color = number("color", items) else { return nil }
          guard let cursor = item("cursor", items) else { return nil }
          return .r724(currency: number("currency", items), tab: number("tab", items), color: color, cursor: cursor)
        }
        return nil
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "campaign":
          if segments.count == 4 {
            guard let q = number("q", items) else { return nil }
            return .r729(a: a, q: q, until: number("until", items), campaign: item("campaign", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "trade":
      if segments.count == 2 {
        guard let level = number("level", items) else { return nil }
        return .r713(level: level)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "hotel":
        if segments.count == 3 {
          return .r706(filter: number("filter", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "task":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "report":
            if segments.count == 5 {
              guard let level = number("level", items) else { return nil }
              return .r707(campaign: item("campaign", items), level: level)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "inbox-report":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "support":
          if segments.count == 4 {
            guard let tab = number("tab", items) else { return nil }
            guard let mode = number("mode", items) else { return nil }
            guard let campaign = item("campaign", items) else { return nil }
            return .r716(tab: tab, mode: mode, size: number("size", items), campaign: campaign)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "checkout":
            if segments.count == 5 {
              return .r723(currency: number("currency", items), tab: number("tab", items), sort: item("sort", items), from: number("from", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "subject":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let size = item("size", items) else { return nil }
              guard let filter = item("filter", items) else { return nil }
              return .r720(a: a, b: b, size: size, campaign: item("campaign", items), until: number("until", items), filter: filter)
            }
            return nil
          }
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r740(a: a, cursor: number("cursor", items), offset: number("offset", items))
        }
        return nil
      }
    case "unit":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "movie":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "people-booking":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "visit":
            if segments.count == 5 {
              guard let code = item("code", items) else { return nil }
              return .r739(tab: item("tab", items), code: code)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "subject":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "visit-lesson":
          if segments.count == 4 {
            return .r712
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let level = number("level", items) else { return nil }
          guard let order = number("order", items) else { return nil }
          return .r714(a: a, level: level, order: order)
        }
        return nil
      }
    case "update":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "post":
        if segments.count == 3 {
          guard let sort = number("sort", items) else { return nil }
          return .r701(sort: sort)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "lobby":
          if segments.count == 4 {
            return .r719(size: item("size", items))
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let type = item("type", items) else { return nil }
          return .r704(a: a, status: number("status", items), source: item("source", items), type: type, currentGeneration: number("currentGeneration", items))
        }
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        guard let status = item("status", items) else { return nil }
        return .r708(a: a, status: status)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "company-faq":
        if segments.count == 3 {
          return .r722(a: a, level: number("level", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r744(a: a, b: b, token: number("token", items), q: item("q", items))
          }
          return nil
        }
      case "list":
        if segments.count == 3 {
          guard let mode = item("mode", items) else { return nil }
          guard let code = item("code", items) else { return nil }
          return .r728(a: a, mode: mode, cursor: item("cursor", items), until: item("until", items), code: code)
        }
        return nil
      case "step":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "survey":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let b = segments[4]
            if segments.count == 5 {
              guard let currency = number("currency", items) else { return nil }
              guard let size = item("size", items) else { return nil }
              return .r733(a: a, b: b, currency: currency, size: size)
            }
            return nil
          }
        default:
          return nil
        }
      case "style":
        if segments.count == 3 {
          return .r709(a: a)
        }
        return nil
      case "voucher":
        if segments.count == 3 {
          return .r726(a: a, highlight: number("highlight", items), offset: item("offset", items))
        }
        return nil
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r721(a: a, b: b, source: item("source", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "city-library":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "station-draft":
            if segments.count == 5 {
              guard let code = item("code", items) else { return nil }
              return .r725(a: a, b: b, code: code, token: number("token", items))
            }
            return nil
          default:
            return nil
          }
        case "region":
          if segments.count == 4 {
            guard let currency = number("currency", items) else { return nil }
            guard let size = item("size", items) else { return nil }
            return .r749(a: a, b: b, currency: currency, size: size)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "channel":
            if segments.count == 5 {
              return .r748(a: a, b: b)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G15 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G15? {
    if segments.count == 1 {
      return .r755
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "archive":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let source = item("source", items) else { return nil }
            return .r792(a: a, b: b, lang: item("lang", items), source: source)
          }
          return nil
        }
      }
    case "artist":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "mission-inbox":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let tab = item("tab", items) else { return nil }
            return .r751(a: a, tab: tab, source: number("source", items))
          }
          return nil
        }
      case "promo":
        if segments.count == 3 {
          return .r781
        }
        return nil
      default:
        return nil
      }
    case "asset":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "filter":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "bundle":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let view = item("view", items) else { return nil }
              return .r757(a: a, view: view, cursor: number("cursor", items), type: number("type", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "step":
        if segments.count == 3 {
          guard let ref = item("ref", items) else { return nil }
          return .r752(ref: ref, q: item("q", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r750(a: a, highlight: item("highlight", items), q: number("q", items))
        }
        return nil
      }
    case "board":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r783(a: a, b: b, ref: item("ref", items))
          }
          return nil
        }
      }
    case "discover":
      if segments.count == 2 {
        return .r769
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let source = number("source", items) else { return nil }
          return .r787(a: a, source: source, sort: number("sort", items))
        }
        return nil
      }
    case "edit":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "journal-place":
        if segments.count == 3 {
          guard let from = number("from", items) else { return nil }
          return .r791(from: from, tab: item("tab", items))
        }
        return nil
      case "plan-signal":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r785(a: a, cursor: number("cursor", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "episode-chart":
      if segments.count == 2 {
        guard let color = item("color", items) else { return nil }
        return .r761(color: color)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "favorite-help":
        if segments.count == 3 {
          return .r759(currentGeneration: number("currentGeneration", items), filter: item("filter", items), token: number("token", items), q: number("q", items))
        }
        return nil
      default:
        return nil
      }
    case "insight":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "journal-vendor":
        if segments.count == 3 {
          return .r770(limit: number("limit", items), view: item("view", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "partner":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "share-unit":
            if segments.count == 5 {
              return .r772(a: a, view: item("view", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "list-store":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "export":
        if segments.count == 3 {
          return .r799
        }
        return nil
      case "stream-today":
        if segments.count == 3 {
          guard let tab = number("tab", items) else { return nil }
          return .r789(mode: number("mode", items), tab: tab)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "notice":
          if segments.count == 4 {
            guard let currentGeneration = number("currentGeneration", items) else { return nil }
            return .r793(a: a, view: item("view", items), currentGeneration: currentGeneration)
          }
          return nil
        default:
          return nil
        }
      }
    case "manage":
      if segments.count == 2 {
        return .r788
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "insight":
        if segments.count == 3 {
          return .r796(limit: item("limit", items))
        }
        return nil
      default:
        return nil
      }
    case "month":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "category":
        if segments.count == 3 {
          return .r794
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "home":
          if segments.count == 4 {
            guard let ref = number("ref", items) else { return nil }
            return .r784(highlight: number("highlight", items), ref: ref, page: item("page", items), view: number("view", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "month-forum":
      if segments.count == 2 {
        guard let tab = number("tab", items) else { return nil }
        return .r798(tab: tab, ref: number("ref", items))
      }
      return nil
    case "partner":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "station":
        if segments.count == 3 {
          guard let q = number("q", items) else { return nil }
          guard let currentGeneration = item("currentGeneration", items) else { return nil }
          guard let size = number("size", items) else { return nil }
          return .r782(currency: item("currency", items), q: q, currentGeneration: currentGeneration, size: size)
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r768(a: a, b: b, color: number("color", items), order: item("order", items))
          }
          return nil
        }
      }
    case "people":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "live":
        if segments.count == 3 {
          return .r778(lang: number("lang", items), cursor: number("cursor", items))
        }
        return nil
      default:
        return nil
      }
    case "stream":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "hotel":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "recipe-vendor":
          if segments.count == 4 {
            return .r780
          }
          return nil
        case "voice":
          if segments.count == 4 {
            return .r779
          }
          return nil
        default:
          return nil
        }
      case "share":
        if segments.count == 3 {
          return .r786
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r771(a: a, view: item("view", items), source: number("source", items))
        }
        return nil
      }
    case "topic":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "media-task":
        if segments.count == 3 {
          return .r775(cursor: number("cursor", items))
        }
        return nil
      default:
        return nil
      }
    case "tour":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "movie":
            if segments.count == 5 {
              guard let sort = number("sort", items) else { return nil }
              return .r795(a: a, b: b, tab: item("tab", items), sort: sort, from: item("from", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "view-inbox":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "activity-user":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let source = number("source", items) else { return nil }
            return .r776(a: a, source: source, code: item("code", items))
          }
          return nil
        }
      case "lobby-draft":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "ticket":
          if segments.count == 4 {
            return .r766(level: number("level", items), campaign: item("campaign", items), type: item("type", items), until: item("until", items))
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "week":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r773(a: a, type: item("type", items))
        }
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        return .r753(a: a, size: item("size", items), cursor: number("cursor", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "account":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "share-artist":
          if segments.count == 4 {
            guard let page = number("page", items) else { return nil }
            return .r765(a: a, status: number("status", items), page: page)
          }
          return nil
        default:
          return nil
        }
      case "basket":
        if segments.count == 3 {
          return .r754(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "event":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "studio":
            if segments.count == 5 {
              return .r758(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "company":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "view":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              return .r756(a: a, b: b, code: number("code", items), currency: item("currency", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "lobby":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            guard let mode = item("mode", items) else { return nil }
            guard let lang = number("lang", items) else { return nil }
            return .r790(a: a, b: b, mode: mode, lang: lang, order: number("order", items), tab: item("tab", items))
          }
          return nil
        }
      case "result":
        if segments.count == 3 {
          guard let until = item("until", items) else { return nil }
          return .r763(a: a, sort: number("sort", items), tab: number("tab", items), until: until)
        }
        return nil
      case "task":
        if segments.count == 3 {
          guard let currentGeneration = item("currentGeneration", items) else { return nil }
          guard let campaign = number("campaign", items) else { return nil }
          return .r762(a: a, ref: number("ref", items), currentGeneration: currentGeneration, size: number("size", items), campaign: campaign)
        }
        return nil
      case "year":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "contact":
          if segments.count == 4 {
            guard let source = number("source", items) else { return nil }
            return .r764(a: a, source: source)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let b = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r774(a: a, b: b, sort: number("sort", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "document-movie":
          if segments.count == 4 {
            guard let color = number("color", items) else { return nil }
            return .r767(a: a, b: b, color: color, cursor: number("cursor", items))
          }
          return nil
        case "ride-tip":
          if segments.count == 4 {
            guard let tab = number("tab", items) else { return nil }
            return .r760(a: a, b: b, tab: tab, from: item("from", items), view: item("view", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "chart":
            if segments.count == 5 {
              return .r777(a: a, b: b, order: number("order", items))
            }
            return nil
          default:
            return nil
          }
        case "trend":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let c = segments[4]
            if segments.count == 5 {
              return .r797(a: a, b: b, c: c, mode: item("mode", items), lang: number("lang", items), offset: number("offset", items))
            }
            return nil
          }
        default:
          return nil
        }
      }
    }
  }
}
extension Hand1000.G16 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G16? {
    if segments.count == 1 {
      return .r806(view: number("view", items), from: number("from", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "balance-lobby":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "discover":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            return .r849(a: a, mode: number("mode", items), currency: number("currency", items), currentGeneration: item("currentGeneration", items), level: number("level", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "dashboard":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "idea":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "shelf":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "space":
            if segments.count == 5 {
              return .r845
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "episode-chart":
      if segments.count == 2 {
        return .r805
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "live-table":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "notice":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "studio":
            if segments.count == 5 {
              return .r811
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r807(a: a, highlight: item("highlight", items), from: number("from", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "space":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let offset = number("offset", items) else { return nil }
              return .r832(a: a, b: b, offset: offset, currency: item("currency", items))
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "invite":
      if segments.count == 2 {
        return .r835
      }
      return nil
    case "job":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "stats":
        if segments.count == 3 {
          return .r819
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r814(a: a, view: number("view", items), until: number("until", items))
        }
        return nil
      }
    case "like":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "album":
        if segments.count == 3 {
          return .r839(from: number("from", items), code: number("code", items), limit: number("limit", items))
        }
        return nil
      case "month":
        if segments.count == 3 {
          return .r817
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "shop":
          if segments.count == 4 {
            return .r802(period: item("period", items), from: number("from", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let lang = number("lang", items) else { return nil }
          return .r800(a: a, lang: lang)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "faq":
            if segments.count == 5 {
              guard let tab = item("tab", items) else { return nil }
              return .r846(a: a, b: b, limit: item("limit", items), campaign: item("campaign", items), tab: tab)
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "rating-event":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "task-tip":
        if segments.count == 3 {
          return .r821
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "menu-stage":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let mode = number("mode", items) else { return nil }
              return .r804(a: a, mode: mode, status: item("status", items), limit: number("limit", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "list":
          if segments.count == 4 {
            guard let cursor = item("cursor", items) else { return nil }
            return .r830(a: a, cursor: cursor, campaign: item("campaign", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "story":
      if segments.count == 2 {
        guard let type = number("type", items) else { return nil }
        return .r809(token: item("token", items), type: type)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "trail":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "lobby":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let view = number("view", items) else { return nil }
              guard let token = number("token", items) else { return nil }
              return .r801(a: a, view: view, token: token, limit: number("limit", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let ref = number("ref", items) else { return nil }
          return .r803(a: a, ref: ref)
        }
        return nil
      }
    case "subject-style":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let until = item("until", items) else { return nil }
          return .r840(a: a, until: until)
        }
        return nil
      }
    case "tool-stream":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r847(a: a, status: item("status", items))
        }
        return nil
      }
    case "trade-folder":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "summary":
        if segments.count == 3 {
          return .r829(color: number("color", items), token: item("token", items))
        }
        return nil
      default:
        return nil
      }
    case "unit-invoice":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "channel":
        if segments.count == 3 {
          guard let tab = number("tab", items) else { return nil }
          guard let period = item("period", items) else { return nil }
          return .r825(tab: tab, period: period)
        }
        return nil
      case "month":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "contact":
          if segments.count == 4 {
            return .r842(color: item("color", items), mode: item("mode", items), currency: item("currency", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r813(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "queue":
          if segments.count == 4 {
            guard let highlight = number("highlight", items) else { return nil }
            guard let lang = item("lang", items) else { return nil }
            return .r815(a: a, highlight: highlight, offset: item("offset", items), lang: lang)
          }
          return nil
        default:
          return nil
        }
      }
    case "visit-session":
      if segments.count == 2 {
        return .r818
      }
      return nil
    case "zone":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "song-guide":
        if segments.count == 3 {
          guard let token = item("token", items) else { return nil }
          return .r844(token: token)
        }
        return nil
      default:
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        return .r812(a: a, from: item("from", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "auction-section":
        if segments.count == 3 {
          return .r828(a: a)
        }
        return nil
      case "basket":
        if segments.count == 3 {
          return .r820(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "voucher":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let b = segments[4]
            if segments.count == 5 {
              guard let color = number("color", items) else { return nil }
              return .r810(a: a, b: b, order: item("order", items), color: color)
            }
            return nil
          }
        default:
          return nil
        }
      case "campaign":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "lesson-stream":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "contact-library":
            if segments.count == 5 {
              return .r841(a: a, sort: item("sort", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "contact":
        if segments.count == 3 {
          guard let filter = item("filter", items) else { return nil }
          return .r837(a: a, filter: filter, sort: item("sort", items), status: item("status", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "partner":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "work":
            if segments.count == 5 {
              guard let ref = item("ref", items) else { return nil }
              return .r826(a: a, campaign: number("campaign", items), ref: ref)
            }
            return nil
          default:
            return nil
          }
        case "payment":
          if segments.count == 4 {
            guard let token = item("token", items) else { return nil }
            return .r823(a: a, country: item("country", items), token: token)
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r843(a: a, b: b)
            }
            return nil
          }
        default:
          return nil
        }
      case "lesson":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "song-post":
          if segments.count == 4 {
            return .r836(a: a)
          }
          return nil
        default:
          return nil
        }
      case "notice":
        if segments.count == 3 {
          guard let token = number("token", items) else { return nil }
          return .r838(a: a, token: token, filter: number("filter", items))
        }
        return nil
      case "people":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "people":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let b = segments[4]
            if segments.count == 5 {
              return .r808(a: a, b: b, source: number("source", items), tab: item("tab", items))
            }
            return nil
          }
        default:
          return nil
        }
      case "studio":
        if segments.count == 3 {
          return .r848(a: a)
        }
        return nil
      case "voucher":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "course":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "photo-author":
            if segments.count == 5 {
              return .r833(a: a, highlight: number("highlight", items), ref: item("ref", items), tab: item("tab", items))
            }
            return nil
          default:
            return nil
          }
        case "menu":
          if segments.count == 4 {
            guard let mode = item("mode", items) else { return nil }
            guard let sort = item("sort", items) else { return nil }
            return .r822(a: a, from: number("from", items), mode: mode, sort: sort)
          }
          return nil
        case "space-library":
          if segments.count == 4 {
            guard let order = number("order", items) else { return nil }
            guard let type = number("type", items) else { return nil }
            return .r831(a: a, order: order, token: number("token", items), type: type, status: item("status", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "score":
            if segments.count == 5 {
              return .r824(a: a, view: item("view", items), type: item("type", items), currency: number("currency", items), filter: number("filter", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let source = number("source", items) else { return nil }
          guard let color = number("color", items) else { return nil }
          return .r827(a: a, b: b, source: source, color: color)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "shop":
          if segments.count == 4 {
            guard let currentGeneration = item("currentGeneration", items) else { return nil }
            guard let level = number("level", items) else { return nil }
            return .r834(a: a, b: b, currentGeneration: currentGeneration, token: number("token", items), level: level, sort: number("sort", items))
          }
          return nil
        default:
          guard let c = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "brand":
            if segments.count == 5 {
              return .r816(a: a, b: b, c: c, offset: number("offset", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    }
  }
}
extension Hand1000.G17 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G17? {
    if segments.count == 1 {
      guard let tab = item("tab", items) else { return nil }
      return .r870(tab: tab, level: item("level", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "calendar":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "signal":
          if segments.count == 4 {
            guard let period = item("period", items) else { return nil }
            return .r895(a: a, mode: item("mode", items), q: number("q", items), filter: item("filter", items), period: period)
          }
          return nil
        default:
          return nil
        }
      }
    case "customer-content":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r898(a: a, campaign: item("campaign", items), token: number("token", items), limit: number("limit", items))
        }
        return nil
      }
    case "forum":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "dashboard-menu":
        if segments.count == 3 {
          return .r866(mode: item("mode", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "faq":
          if segments.count == 4 {
            guard let source = number("source", items) else { return nil }
            return .r861(source: source)
          }
          return nil
        default:
          return nil
        }
      case "space":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "series-coupon":
          if segments.count == 4 {
            guard let color = item("color", items) else { return nil }
            return .r871(view: number("view", items), color: color, mode: number("mode", items), order: item("order", items))
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r897(a: a, order: item("order", items))
        }
        return nil
      }
    case "journal-movie":
      if segments.count == 2 {
        return .r856
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "stats-group":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "route-history":
          if segments.count == 4 {
            guard let campaign = number("campaign", items) else { return nil }
            guard let cursor = item("cursor", items) else { return nil }
            return .r852(campaign: campaign, cursor: cursor, code: item("code", items), filter: item("filter", items))
          }
          return nil
        default:
          return nil
        }
      case "upload":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "stats-tour":
          if segments.count == 4 {
            return .r879
          }
          return nil
        default:
          let a = segments[3]
          if segments.count == 4 {
            guard let sort = item("sort", items) else { return nil }
            guard let cursor = item("cursor", items) else { return nil }
            return .r853(a: a, mode: item("mode", items), sort: sort, status: number("status", items), cursor: cursor)
          }
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r865(a: a, level: item("level", items))
        }
        return nil
      }
    case "media-version":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "customer":
            if segments.count == 5 {
              return .r891(a: a, b: b, cursor: number("cursor", items), period: number("period", items), currentGeneration: number("currentGeneration", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "payment":
      if segments.count == 2 {
        return .r896(country: number("country", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "home-podcast":
        if segments.count == 3 {
          return .r873(limit: item("limit", items))
        }
        return nil
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let view = number("view", items) else { return nil }
            return .r867(a: a, b: b, view: view, country: number("country", items))
          }
          return nil
        }
      }
    case "project":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "invoice":
          if segments.count == 4 {
            return .r885(a: a, currentGeneration: item("currentGeneration", items), filter: number("filter", items), status: number("status", items), size: item("size", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "rating-score":
      if segments.count == 2 {
        return .r868
      }
      return nil
    case "ride":
      if segments.count == 2 {
        guard let cursor = item("cursor", items) else { return nil }
        return .r888(cursor: cursor)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "help":
        if segments.count == 3 {
          guard let highlight = item("highlight", items) else { return nil }
          return .r878(code: number("code", items), highlight: highlight, cursor: number("cursor", items))
        }
        return nil
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "invite-series":
          if segments.count == 4 {
            guard let limit = item("limit", items) else { return nil }
            guard let level = item("level", items) else { return nil }
            return .r875(a: a, limit: limit, level: level)
          }
          return nil
        default:
          return nil
        }
      }
    case "shelf":
      if segments.count == 2 {
        return .r880
      }
      return nil
    case "speaker":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "source-wish":
        if segments.count == 3 {
          guard let token = item("token", items) else { return nil }
          return .r894(token: token)
        }
        return nil
      default:
        return nil
      }
    case "studio-badge":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "wallet":
        if segments.count == 3 {
          return .r890
        }
        return nil
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let type = number("type", items) else { return nil }
          guard let filter = item("filter", items) else { return nil }
          return .r882(a: a, token: item("token", items), type: type, filter: filter)
        }
        return nil
      }
    case "upload":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "budget":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let ref = item("ref", items) else { return nil }
            return .r874(a: a, ref: ref, tab: item("tab", items))
          }
          return nil
        }
      case "manage":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "list":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "archive-stage":
            if segments.count == 5 {
              return .r886(tab: number("tab", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "sale":
        if segments.count == 3 {
          return .r876(ref: item("ref", items))
        }
        return nil
      default:
        return nil
      }
    case "user":
      if segments.count == 2 {
        return .r860(page: item("page", items), lang: item("lang", items), offset: number("offset", items), level: number("level", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "category-ride":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let sort = item("sort", items) else { return nil }
            return .r884(a: a, sort: sort, filter: item("filter", items))
          }
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r858(a: a, ref: item("ref", items), source: item("source", items))
        }
        return nil
      }
    case "video":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "poll-token":
        if segments.count == 3 {
          guard let token = number("token", items) else { return nil }
          return .r893(lang: item("lang", items), token: token)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let view = item("view", items) else { return nil }
          guard let status = item("status", items) else { return nil }
          return .r889(a: a, lang: item("lang", items), view: view, status: status)
        }
        return nil
      }
    default:
      guard let a = Int(segments[1]) else { return nil }
      if segments.count == 2 {
        return .r862(a: a, cursor: number("cursor", items), highlight: item("highlight", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "archive":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "document":
          if segments.count == 4 {
            guard let lang = item("lang", items) else { return nil }
            return .r859(a: a, period: number("period", items), cursor: number("cursor", items), lang: lang, type: item("type", items))
          }
          return nil
        default:
          return nil
        }
      case "claim-style":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "ride":
            if segments.count == 5 {
              return .r863(a: a, b: b, order: number("order", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "content":
        if segments.count == 3 {
          return .r850(a: a)
        }
        return nil
      case "customer":
        if segments.count == 3 {
          return .r877(a: a, type: number("type", items), ref: item("ref", items), mode: item("mode", items), token: item("token", items))
        }
        return nil
      case "podcast":
        if segments.count == 3 {
          return .r851(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "chapter-forum":
          if segments.count == 4 {
            return .r854(a: a, level: item("level", items))
          }
          return nil
        default:
          return nil
        }
      case "project":
        if segments.count == 3 {
          guard let sort = item("sort", items) else { return nil }
          return .r872(a: a, sort: sort)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "article-claim":
          if segments.count == 4 {
            guard let highlight = item("highlight", items) else { return nil }
            return .r899(a: a, highlight: highlight, order: item("order", items))
          }
          return nil
        case "wallet":
          if segments.count == 4 {
            return .r883(a: a)
          }
          return nil
        default:
          return nil
        }
      case "thread":
        if segments.count == 3 {
          guard let from = item("from", items) else { return nil }
          return .r864(a: a, color: number("color", items), from: from)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "voice-device":
          if segments.count == 4 {
            return .r881(a: a, status: item("status", items))
          }
          return nil
        default:
          return nil
        }
      case "vote":
        if segments.count == 3 {
          return .r887(a: a, campaign: number("campaign", items))
        }
        return nil
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r855(a: a, b: b)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "folder-journal":
          if segments.count == 4 {
            guard let view = item("view", items) else { return nil }
            guard let campaign = item("campaign", items) else { return nil }
            return .r857(a: a, b: b, view: view, lang: number("lang", items), campaign: campaign)
          }
          return nil
        case "review":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "auction":
            if segments.count == 5 {
              guard let currentGeneration = item("currentGeneration", items) else { return nil }
              return .r892(a: a, b: b, currentGeneration: currentGeneration, limit: number("limit", items))
            }
            return nil
          default:
            return nil
          }
        default:
          guard let c = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "edit-partner":
            if segments.count == 5 {
              return .r869(a: a, b: b, c: c, currency: item("currency", items), view: number("view", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    }
  }
}
extension Hand1000.G18 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G18? {
    if segments.count == 1 {
      return .r901(page: item("page", items), highlight: item("highlight", items), filter: number("filter", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "bundle-media":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "delivery":
        if segments.count == 3 {
          return .r907
        }
        return nil
      case "menu":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "account":
          if segments.count == 4 {
            guard let until = item("until", items) else { return nil }
            guard let from = number("from", items) else { return nil }
            return .r945(until: until, from: from, offset: number("offset", items))
          }
          return nil
        default:
          return nil
        }
      case "shop-inbox":
        if segments.count == 3 {
          guard let cursor = item("cursor", items) else { return nil }
          guard let filter = number("filter", items) else { return nil }
          return .r920(source: number("source", items), cursor: cursor, filter: filter, level: item("level", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r923(a: a, lang: item("lang", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            guard let filter = number("filter", items) else { return nil }
            return .r940(a: a, b: b, filter: filter, view: item("view", items))
          }
          return nil
        }
      }
    case "city":
      if segments.count == 2 {
        guard let campaign = item("campaign", items) else { return nil }
        return .r947(campaign: campaign)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "tool":
        if segments.count == 3 {
          return .r933
        }
        return nil
      case "trend":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "route":
          if segments.count == 4 {
            return .r931
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let q = item("q", items) else { return nil }
          guard let token = item("token", items) else { return nil }
          return .r934(a: a, period: item("period", items), q: q, filter: number("filter", items), token: token)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "work":
          if segments.count == 4 {
            guard let color = number("color", items) else { return nil }
            return .r918(a: a, color: color)
          }
          return nil
        default:
          return nil
        }
      }
    case "city-stats":
      if segments.count == 2 {
        return .r929
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let c = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let tab = item("tab", items) else { return nil }
              return .r922(a: a, b: b, c: c, tab: tab, lang: item("lang", items))
            }
            return nil
          }
        }
      }
    case "follow":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "month":
        if segments.count == 3 {
          return .r941(cursor: item("cursor", items), color: item("color", items))
        }
        return nil
      default:
        return nil
      }
    case "gallery":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "answer-month":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r936(a: a)
          }
          return nil
        }
      default:
        return nil
      }
    case "menu":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "account":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "artist":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let a = segments[4]
            if segments.count == 5 {
              guard let view = number("view", items) else { return nil }
              return .r932(a: a, view: view, from: number("from", items), size: item("size", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "note-gift":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "lesson-sale":
        if segments.count == 3 {
          guard let color = item("color", items) else { return nil }
          guard let from = item("from", items) else { return nil }
          return .r938(color: color, from: from)
        }
        return nil
      case "target":
        if segments.count == 3 {
          guard let view = number("view", items) else { return nil }
          guard let sort = number("sort", items) else { return nil }
          return .r930(view: view, sort: sort, token: number("token", items), period: item("period", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "place":
          if segments.count == 4 {
            return .r909(campaign: item("campaign", items))
          }
          return nil
        default:
          return nil
        }
      case "view":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "staff":
          if segments.count == 4 {
            return .r913(from: item("from", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let code = item("code", items) else { return nil }
          return .r902(a: a, code: code)
        }
        return nil
      }
    case "place-media":
      if segments.count == 2 {
        return .r937
      }
      return nil
    case "play":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "edit":
        if segments.count == 3 {
          return .r939
        }
        return nil
      default:
        return nil
      }
    case "review":
      if segments.count == 2 {
        guard let size = number("size", items) else { return nil }
        return .r917(size: size)
      }
      return nil
    case "ride":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "team":
        if segments.count == 3 {
          guard let cursor = number("cursor", items) else { return nil }
          guard let size = number("size", items) else { return nil }
          guard let period = number("period", items) else { return nil }
          return .r915(cursor: cursor, size: size, period: period)
        }
        return nil
      default:
        return nil
      }
    case "sale-auction":
      if segments.count == 2 {
        return .r946
      }
      return nil
    case "station":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "balance-detail":
        if segments.count == 3 {
          guard let offset = item("offset", items) else { return nil }
          guard let mode = number("mode", items) else { return nil }
          guard let cursor = item("cursor", items) else { return nil }
          guard let period = item("period", items) else { return nil }
          return .r925(offset: offset, mode: mode, cursor: cursor, period: period)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "inbox":
            if segments.count == 5 {
              return .r927(a: a, from: item("from", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "station-episode":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "offer":
        if segments.count == 3 {
          guard let sort = item("sort", items) else { return nil }
          guard let token = number("token", items) else { return nil }
          return .r906(period: number("period", items), sort: sort, token: token, highlight: number("highlight", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "view":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "lobby-content":
            if segments.count == 5 {
              guard let lang = number("lang", items) else { return nil }
              return .r911(a: a, lang: lang)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "stats":
      if segments.count == 2 {
        return .r919(country: item("country", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "brand":
        if segments.count == 3 {
          return .r928
        }
        return nil
      case "document":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "play":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "section-auction":
            if segments.count == 5 {
              guard let type = number("type", items) else { return nil }
              guard let until = number("until", items) else { return nil }
              return .r949(type: type, until: until)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        guard let size = number("size", items) else { return nil }
        return .r926(a: a, size: size, page: number("page", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "balance":
        if segments.count == 3 {
          return .r903(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r904(a: a, b: b, q: number("q", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "chapter":
            if segments.count == 5 {
              guard let code = number("code", items) else { return nil }
              return .r908(a: a, b: b, code: code, filter: number("filter", items))
            }
            return nil
          default:
            guard let c = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r900(a: a, b: b, c: c, from: number("from", items), campaign: number("campaign", items))
            }
            return nil
          }
        }
      case "item-unit":
        if segments.count == 3 {
          return .r921(a: a)
        }
        return nil
      case "label-survey":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "play":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "order":
            if segments.count == 5 {
              return .r948(a: a, level: number("level", items), from: item("from", items), token: item("token", items), filter: number("filter", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "recipe-post":
        if segments.count == 3 {
          return .r910(a: a, order: item("order", items), limit: item("limit", items), status: item("status", items), until: item("until", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "board":
            if segments.count == 5 {
              return .r916(a: a, b: b, order: item("order", items), color: number("color", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "region-manage":
        if segments.count == 3 {
          return .r935(a: a, type: number("type", items))
        }
        return nil
      case "year":
        if segments.count == 3 {
          return .r914(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "campaign":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = UUID(uuidString: segments[4]) else { return nil }
            if segments.count == 5 {
              guard let limit = item("limit", items) else { return nil }
              return .r943(a: a, b: b, code: number("code", items), filter: item("filter", items), limit: limit, ref: number("ref", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        let b = segments[2]
        if segments.count == 3 {
          return .r924(a: a, b: b)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "album":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "board-gift":
            if segments.count == 5 {
              return .r942(a: a, b: b, code: item("code", items), page: item("page", items))
            }
            return nil
          default:
            return nil
          }
        case "contact-trail":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "location-account":
            if segments.count == 5 {
              guard let status = number("status", items) else { return nil }
              return .r944(a: a, b: b, status: status)
            }
            return nil
          default:
            return nil
          }
        default:
          guard let c = UUID(uuidString: segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "list":
            if segments.count == 5 {
              return .r905(a: a, b: b, c: c)
            }
            return nil
          case "room":
            if segments.count == 5 {
              return .r912(a: a, b: b, c: c)
            }
            return nil
          default:
            return nil
          }
        }
      }
    }
  }
}
extension Hand1000.G19 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand1000.G19? {
    if segments.count == 1 {
      guard let campaign = item("campaign", items) else { return nil }
      guard let from = item("from", items) else { return nil }
      return .r950(campaign: campaign, from: from)
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "badge":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "event-ride":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "booking-item":
          if segments.count == 4 {
            guard let filter = item("filter", items) else { return nil }
            return .r993(filter: filter)
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "billing":
      if segments.count == 2 {
        return .r957(offset: item("offset", items), ref: item("ref", items), sort: number("sort", items), type: item("type", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let q = item("q", items) else { return nil }
          return .r970(a: a, q: q, limit: item("limit", items), from: item("from", items))
        }
        return nil
      }
    case "city-review":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "content-live":
          if segments.count == 4 {
            return .r999(a: a)
          }
          return nil
        default:
          return nil
        }
      }
    case "comment":
      if segments.count == 2 {
        return .r989
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "ticket":
            if segments.count == 5 {
              return .r988(a: a, b: b, until: item("until", items))
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "comment-feed":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "mission":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r981(a: a, order: item("order", items))
          }
          return nil
        }
      default:
        return nil
      }
    case "coupon-survey":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "help-company":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "trend-seller":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "style":
            if segments.count == 5 {
              guard let cursor = number("cursor", items) else { return nil }
              return .r976(color: item("color", items), page: number("page", items), cursor: cursor)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "vendor":
          if segments.count == 4 {
            guard let size = number("size", items) else { return nil }
            return .r978(a: a, period: item("period", items), sort: item("sort", items), size: size, order: number("order", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "device":
      if segments.count == 2 {
        guard let lang = item("lang", items) else { return nil }
        return .r973(lang: lang, from: item("from", items), country: item("country", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "detail-answer":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "view":
          if segments.count == 4 {
            return .r968(page: item("page", items), color: item("color", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let currency = number("currency", items) else { return nil }
          return .r954(a: a, token: number("token", items), currency: currency)
        }
        return nil
      }
    case "draft":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "balance-play":
        if segments.count == 3 {
          guard let order = number("order", items) else { return nil }
          guard let country = number("country", items) else { return nil }
          return .r966(size: number("size", items), order: order, country: country, token: number("token", items))
        }
        return nil
      case "product":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "target-filter":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "detail":
            if segments.count == 5 {
              guard let source = number("source", items) else { return nil }
              guard let color = item("color", items) else { return nil }
              return .r971(source: source, highlight: number("highlight", items), limit: item("limit", items), color: color)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "sale-shop":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "visit-gallery":
          if segments.count == 4 {
            return .r969
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "group-artist":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "forum-balance":
        if segments.count == 3 {
          return .r955(until: number("until", items))
        }
        return nil
      default:
        return nil
      }
    case "note":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "song":
        if segments.count == 3 {
          return .r958
        }
        return nil
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let token = item("token", items) else { return nil }
          guard let cursor = number("cursor", items) else { return nil }
          return .r998(a: a, token: token, cursor: cursor, order: item("order", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "section-product":
            if segments.count == 5 {
              guard let sort = number("sort", items) else { return nil }
              guard let source = number("source", items) else { return nil }
              return .r959(a: a, b: b, ref: number("ref", items), sort: sort, source: source)
            }
            return nil
          default:
            return nil
          }
        }
      }
    case "order":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "map-shop":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r972(a: a)
          }
          return nil
        }
      case "survey-week":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "event-asset":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "show":
            if segments.count == 5 {
              return .r996(lang: item("lang", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "page":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "question":
          if segments.count == 4 {
            guard let token = number("token", items) else { return nil }
            return .r977(a: a, ref: item("ref", items), token: token)
          }
          return nil
        default:
          return nil
        }
      }
    case "project":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "reward":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "promo-studio":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let size = item("size", items) else { return nil }
              return .r997(a: a, size: size)
            }
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r974(a: a, type: number("type", items), until: item("until", items), tab: item("tab", items), mode: number("mode", items))
        }
        return nil
      }
    case "promo":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "episode":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "queue":
          if segments.count == 4 {
            guard let source = number("source", items) else { return nil }
            return .r982(source: source, code: number("code", items), tab: number("tab", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          return .r965(a: a)
        }
        return nil
      }
    case "report-zone":
      if segments.count == 2 {
        guard let q = number("q", items) else { return nil }
        return .r953(q: q, code: item("code", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "source-visit":
        if segments.count == 3 {
          guard let sort = item("sort", items) else { return nil }
          return .r952(sort: sort, token: item("token", items), until: item("until", items))
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r960(a: a, color: number("color", items), currency: item("currency", items), page: number("page", items), token: number("token", items))
        }
        return nil
      }
    case "review":
      if segments.count == 2 {
        guard let campaign = item("campaign", items) else { return nil }
        return .r995(filter: number("filter", items), page: number("page", items), token: item("token", items), campaign: campaign)
      }
      return nil
    case "season":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "rank":
        if segments.count == 3 {
          return .r975(offset: number("offset", items), highlight: item("highlight", items))
        }
        return nil
      default:
        return nil
      }
    case "share":
      if segments.count == 2 {
        return .r961
      }
      return nil
    case "staff":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "vote":
          if segments.count == 4 {
            return .r986(a: a, filter: item("filter", items), code: item("code", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "table":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "item-plan":
        if segments.count == 3 {
          return .r990(from: item("from", items))
        }
        return nil
      default:
        return nil
      }
    case "theme":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let token = number("token", items) else { return nil }
          guard let offset = item("offset", items) else { return nil }
          guard let order = number("order", items) else { return nil }
          return .r985(a: a, token: token, size: item("size", items), offset: offset, order: order)
        }
        return nil
      }
    case "visit":
      if segments.count == 2 {
        guard let from = item("from", items) else { return nil }
        return .r980(from: from, cursor: item("cursor", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "comment":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "summary":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let a = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              guard let currentGeneration = item("currentGeneration", items) else { return nil }
              guard let sort = item("sort", items) else { return nil }
              return .r979(a: a, currentGeneration: currentGeneration, sort: sort)
            }
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "stats":
          if segments.count == 4 {
            guard let period = item("period", items) else { return nil }
            return .r956(a: a, period: period, tab: number("tab", items))
          }
          return nil
        default:
          return nil
        }
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        guard let lang = item("lang", items) else { return nil }
        guard let page = number("page", items) else { return nil }
        return .r962(a: a, sort: number("sort", items), lang: lang, country: number("country", items), page: page)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "badge":
        if segments.count == 3 {
          return .r964(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "month":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "signal":
            if segments.count == 5 {
              guard let offset = item("offset", items) else { return nil }
              guard let type = number("type", items) else { return nil }
              guard let highlight = number("highlight", items) else { return nil }
              guard let from = number("from", items) else { return nil }
              return .r963(a: a, offset: offset, type: type, highlight: highlight, from: from)
            }
            return nil
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r984(a: a, b: b, size: item("size", items))
            }
            return nil
          }
        default:
          let b = segments[3]
          if segments.count == 4 {
            return .r987(a: a, b: b, level: number("level", items), offset: item("offset", items))
          }
          return nil
        }
      case "map":
        if segments.count == 3 {
          guard let source = number("source", items) else { return nil }
          return .r994(a: a, source: source)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r983(a: a, b: b, token: number("token", items))
          }
          return nil
        }
      case "report":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "topic":
          if segments.count == 4 {
            return .r991(a: a, level: item("level", items))
          }
          return nil
        default:
          return nil
        }
      case "year-task":
        if segments.count == 3 {
          return .r951(a: a)
        }
        return nil
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let size = number("size", items) else { return nil }
          guard let source = item("source", items) else { return nil }
          guard let highlight = number("highlight", items) else { return nil }
          return .r967(a: a, b: b, size: size, source: source, highlight: highlight, tab: number("tab", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let c = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r992(a: a, b: b, c: c, code: item("code", items))
          }
          return nil
        }
      }
    }
  }
}

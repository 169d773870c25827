/// A route set with all features of the language.
package let richRoutes = """
  routes Rich
  scheme rich, other
  scheme http
  host example.com, *.wild.example
  enum Letter { a, b, x-y }
  open enum Sort { a, b }
  type Handle begins "@"
  type Accent begins "é"
  expires at

  /
  /shelf/{shelf: Int}?{ref: String?}&{tag: [Letter]} as shelf {
    /
    /list?{page: Int = 1}#{part: String?}
    /go?to={target: URL...}
    /deep?{sort: Sort = a} {
      /
      /more?{others: [String: String]}
    }
  }
  /note?{text: Text}&{line: [Text]}&{tag: String?}#{foot: Text?}
  /card#at={place: Text}&{name: String?} as card
  /home {
    /
    /{id: Int} as number
    /{name}/more
    /{rest...} as rest
  }
  /typed/{uuid: UUID} as uuid
  /typed/{flag: Bool} as flag
  /typed/{number: Double} as number
  /typed/{date: Date} as date
  /typed/{letter: Letter} as letter
  /typed/{text} as text
  /typed/{sort: Sort}/{small: UInt in 1...50} as small
  /v{major: Int}.{minor: Int}-{name} as version
  /{year: Int in 1970...9999}/{month: Int in 01...12}/{day: UInt in 01...31} as day
  /times?{hour: Int in 00...23 = 09}&{minutes: [UInt] in 00...59}
  /café/{id}.html as page
  /in/{_ = en}/v{_: Int = 1}/{id}?ref={_ = mail} as unnamed
      also /un/{id}
      also https://*.wild.example/un/{id}
      also other://un/{id}
  /network/{_... = vpn/all}
  /people/{handle: Handle} as handle
  /people/{accent: Accent} as accent
  /people/v-{handle: Handle}?{others: [Accent]} as others
  /kept/{path...?}
      also /keep/{path...}
  /list?{tag: [String]}&{page: Int = 1}&{private: Bool}&{letter: Letter?}
      also /l/{page}?ref=mail with private = true
  /list?kind=one&{tag: [Int]} as one
  /dictionary?{filters: [String: String]}&{id}
  /lists?{filters: [String: [String]]}&{id: Int?} as listed
  /open?url={url: URL...}
  /at?{when: Date}&{where: URL in example.com, *.wild.example} as meeting
  /part#{section: String?}
  /parts#a={first}&b={second: Int}
  unwrap /click?url
  unwrap /turn#
  except /home/secret
  except /secret?token={_}
  host block.example, *.wild.example {
    /home as blockHome
    /{any} as anything
  }
  host * {
    /anywhere/{id}
  }
  host {letter: Letter}.letter.example {
    /home as letterHome
    /group/{id: Int} as letterGroup {
      /{name} as named
    }
  }
  host {name}.letter.example {
    /home as nameHome
    /named/{id: Int} as nameGroup {
      /{text} as texts
    }
  }
  host {server: String} {
    /served/{id} as served
    except /served/secret
  }
  host * {
    /anywhere/{number: Int} as anyPort
  }
  scheme other {
    /home?{x} as otherHome
  }
  scheme https {
    /web
  }
  """

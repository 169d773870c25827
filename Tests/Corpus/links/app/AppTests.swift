func links() {
  expectLink("myapp://nowhere", opensNothingIn: App.self)
  expectLink(
    #"myapp://users/seven"#,
    opensNothingIn: App.self, because: .invalidValue(parameter: "id", value: "seven"))
  expectLink("myapp://nowhere", opens: App.home)
}

val good = listOf("myapp://users/7/posts?page=2", "myapp://users/$id/posts", "myapp://files/a/b")
val segment = "myapp://users/7/postz"
val template = "myapp://users/${user.id}/postz"
val format = String.format("myapp://user/%d", 7)
val missing = Uri.parse("myapp://recipe")
val goesOn = "myapp://recipe?id=" + id
val escaped = "{\"link\": \"myapp://recipe?idd=7\"}"
val alias = "myapp://r/7?utm_source=x#top"
val old = "myapp://old/7"
val oldTemplate = "myapp://old/$id"
val other = "notmyapp://nothing, my_myapp://nothing"
val silenced = "myapp://users/x" // routegen:disable-line dead-link
// routegen:disable-next-line RG701, RG704 -- an example
val next = listOf("myapp://users/x", "myapp://r/1")

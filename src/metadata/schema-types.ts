/** Schema.org types of things that a page may be about. */
export const WORKS: ReadonlySet<string> = new Set(
  'article newsarticle blogposting reportagenewsarticle analysisnewsarticle opinionnewsarticle backgroundnewsarticle reviewnewsarticle advertisercontentarticle satiricalarticle scholarlyarticle techarticle socialmediaposting liveblogposting discussionforumposting report recipe product review book movie videoobject podcastepisode howto event course softwareapplication creativework qapage question medicalscholarlyarticle audioobject musicrecording tvepisode episode jobposting photograph imageobject claimreview'.split(
    ' ',
  ),
)
export const RECIPES: ReadonlySet<string> = new Set(['recipe'])
export const PAGES: ReadonlySet<string> = new Set(
  'webpage collectionpage itempage aboutpage profilepage contactpage faqpage medicalwebpage checkoutpage'.split(
    ' ',
  ),
)
export const SITES: ReadonlySet<string> = new Set(['website'])
export const ORGANIZATIONS: ReadonlySet<string> = new Set(
  'organization newsmediaorganization corporation localbusiness onlinestore store ngo educationalorganization governmentorganization onlinebusiness brand'.split(
    ' ',
  ),
)

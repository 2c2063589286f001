/** Words in names such as `class` and `id`, by the purpose of an element that they suggest. */
const HINT_WORDS = {
  nav: 'nav sub subnav menus navgroup burger ancestor utility switcher navbar navigation navi navigationbar menu menus submenu megamenu topnav mainnav sitenav subnav menubar navigacion menue dropdown flyout mega hamburger offcanvas drawer',
  header: 'header masthead topbar banner appbar kopf cabecera entete hero announcement',
  footer:
    'footer foot colophon copyright bottom legal impressum pie fuss contentinfo disclaimer terms policy notice',
  side: 'sidebar aside rail widget widgets sidenav lateral seitenleiste complementary side secondary',
  comment:
    'comment comments disqus respond commentlist kommentar kommentare comentarios commentaires',
  related:
    'related recommend recommended recommendations recommendation similar upsell cross suggested suggestions trending popular latest recent recently recirc also relacionados verwandt similaires viewed bestsellers explore deals offer collections watch discover',
  share:
    'share sharing social socials follow facebook twitter pinterest linkedin whatsapp instagram',
  ad: 'ad ads advert advertisement advertising sponsor sponsored promo promos promotion promotions outbrain taboola adsense dfp werbung anzeige publicidad',
  cookie: 'cookie cookies consent gdpr privacy ccpa',
  overlay: 'modal popup overlay lightbox dialog toast tooltip popover fancybox notification alert',
  crumbs: 'breadcrumb breadcrumbs crumb crumbs',
  byline:
    'author authors byline avatar bio vcard contributor autor auteur user username profile writer member vote votes score count views badge',
  date: 'date time timestamp published meta posted datum fecha metadata postmeta readtime',
  newsletter: 'newsletter subscribe subscription signup optin mailchimp klaviyo',
  pages: 'pagination pager paging next prev previous pagenav paginator loadmore',
  login: 'login signin account register auth password',
  search:
    'search searchform filter filters facet facets sort toolbar sorting refine refinement controls autocomplete',
  tags: 'tag tags category categories topics labels badge badges label',
  hidden: 'hidden invisible sr skip skiplink offscreen screenreader noprint',
  media:
    'gallery carousel slider slick swiper slideshow thumbnail thumbnails image video caption credit zoom photo',
  cart: 'cart minicart basket checkout wishlist buy quantity qty bag addtocart compare warenkorb',
  toc: 'toc tableofcontents contents outline anchors',
  content:
    'paragraph content contents main maincontent body text richtext rte prose wysiwyg copy markdown editor articlebody entrycontent inhalt contenido contenu texto userstuff mw',
  article: 'article post story entry blog single hentry articulo artikel documentation docs',
  product: 'product pdp price prices sku variant variants option options swatch size',
  detail:
    'description desc details detail specs spec specification specifications features feature accordion tab tabs tabpanel overview info information faq collapsible beschreibung descripcion',
  item: 'item items card cards grid list listing collection results result tile tiles teaser row loop',
  forum:
    'message messages thread topic reply replies discussion answer answers question posts forum bbcode postbody bbwrapper quote signature',
  review: 'review reviews rating ratings testimonial testimonials stars yotpo bazaarvoice feedback',
  action: 'cta button btn action actions link links form',
  field:
    'input submit required validation error email cancel close select picker radio checkbox textarea',
} as const

export type NameHint = keyof typeof HINT_WORDS

export const NAME_HINTS = Object.keys(HINT_WORDS) as readonly NameHint[]

export const HINT_BITS: Readonly<Record<NameHint, number>> = Object.fromEntries(
  NAME_HINTS.map((hint, index) => [hint, 1 << index]),
) as Record<NameHint, number>

const BY_WORD = new Map<string, number>()
for (const hint of NAME_HINTS) {
  for (const word of HINT_WORDS[hint].split(' ')) {
    BY_WORD.set(word, (BY_WORD.get(word) ?? 0) | HINT_BITS[hint])
  }
}

export function getHintBits(word: string): number {
  return BY_WORD.get(word) ?? 0
}

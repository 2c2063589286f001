/**
 * Written by `bench/main-text/train.py`: what words in classes and ids say of the text below.
 * Each line is ten times the log-odds that it is main content, less those of all text, with the
 * words of that score.
 */
export const WORD_SCORES = `
-38 copyright
-32 login
-31 consent subscribe
-30 account flyout submit
-29 accept signup
-28 popover
-27 register switcher
-26 facebook submenu
-25 ancestor colophon cookie newsletter social
-24 navigation suggestions
-23 burger collections instagram megamenu menu popup totals utility visually
-22 buttons feedback iconic input menus navgroup opposite prompt stars wishlist
-21 bags cancel captcha config confirm email footer justified minicart nav navbar optin outlined parts quantity reader searchform selector toolbar trending
-20 btn commentform continue mainmenu modal notify picker share topbar
-19 actions bag cart close contacts developers dropdown pagination pairs reactions textwidget topnav
-18 bio checkout handler mega notices pager privacy sdk socials subtotal validate
-17 categories form ghost gravity links masthead portal preferences prev recommended signed subnav taxonomy vote widgettitle
-16 allowed aside bar btns currency current delete demo disclaimer foot forums gdpr legal linklist network onetrust password permalink preference print recaptcha related rss search settings sign signature signin sub textfield viewed
-15 announcement caret contact controller dashboard discourse drawer exit fail folder footercontent forgot grp help hot localization logout lower nocontent programs promotion quicklinks reject searchbar sel selected spinner statistics unstyled upper votes youtube
-14 breadcrumb contextual country crumb deals desk dismiss explore exposed external faded holder later minor multilevel opts pinterest pop powered recent registration rewards similar store struct success tagline tgl vendors
-13 ask button checkbox children chkbox confirmation count donate dpd fixer floating fltr fwidget hostcntr iab icons jump licntr likes mini offer opt ratings save scrlcnt searchbox selall sidepanel slogan sorting switch terms toggle topmenu trade twitter vencntr visual whatsapp widgets wpcf
-12 address brands breadcrumbs byuser city error filled filters hamburger inset linkedin loader mail metadata object profile respond sharing shortcode structural subcat tags textarea topics total uid
-11 back byline call chat company ctas dialog extended extras fields filter focusable follow history invalid legend loading play policy rem required res ribbon scale shopping sidenav subscription tablist updated users
-10 akismet aria avatar backdrop badge branding cats control danger fine guest header inactive job kids like linked lst mobile msg necessary notice only scroller semi skip subheader subtle validation zip
-9 apps arrow blk blur buy buying careers credit cta disclaimers discount edge facet fixed flush fullscreen groups hdr important join justification label lazy link listbox load more notification now nowrap overlay pause range refinement refresh sublabel tool translate trustpilot
-8 absolute accessories action alert all author community context controls cookies create credits date day embedded expand facets flat gadgets gfield gform helpful hours internal latest level locations logged manage notes opener pages personal pointer published query remove resources sale scrollbar secondary separator sponsored sticky tertiary test threads tier tooltip traditional visibility visitor visuallyhidden xsmall
-7 after again another bottom chrome click compare contains crumbs desktop done dots ellipsis end enhanced expanded experiencefragment fieldset graph handle hardware ignore invisible language live member mid offcanvas option orders owner partners phone photo pills placeholder popular previous questions rec score shop silver stores stretch talk temp uppercase views xxs yes
-6 admin ajax atc attachment audio browser chip clear cli clip comment companies customer customize discovery divider download drop extra fitness flag gift ginput global gold group half hide icon inline labels loop men motion muted offers options orange payment peek pin preview prices red replies reset schedule ship side sort styled ticker toggleable travel trigger user viewport visible welcome widget window
-5 accessible active alt amount anchors apply archive auth authorization badges banner basis between brand canvas caption cat cnt courses delivery disable disabled duration figcaption figure fit fourth functional gallery gaming hover install item languages length lightbox locale logo meta mob outside parent partner plain player policies popmake posts products projects pum radius reduce ref rel result reviews school searches shape show smaller stacked strip support team touch transform util variants women word
-4 about above access authors black bordered bot classic collapsed comments depth documents empty entries float framework hidden horizontal host images info kitchen lang lazyload log off overall partial plus portrait prefix primary pull resume return review right sales scroll scrollable selection snap star stretched studies submission super teams third toggler top underline url
-3 alignnone api articles asset average before big bread bubble bundle capitalize catalog change citation complex cross customers direction directory double dynamic education focus forum gecko honeypot individual industries initial inter inverse items keys law local locked low map media middle narrow navy new not open our out outer outline platform pos preload progress promo radio rail rating read repeater safety shrink slick slug soft spacer static storage time trail true under watch winter year
-2 book car connect device disclosure expert fill footnote grow home left marketing message modified news opacity podcast purchase returns screen second shipping sidebar slate stick stock suggested survey tabs universal
2 can component darker display editor elements even experience frame gradient image instock insurance ips jobs legacy light messages next number outdoor panels reading see server specs starter view weight without
3 analytics assistant attribute attributes available background blocks but card category circle classes collection columns con consumer contained copy dark detail details div eight element enable family font free full fullwidth graphic information inner inverted large library listing loc marquee modern odd online part program purchasable push ratio scrolling size skin slider smart special stories striped style subhead subtitle summary tag taxable vendor width wrap yellow
4 agent alignfull answers availability awards behavior block board cases chart clearfix collapsible cols common components condition cont core desc digital embed excerpt extrabold eyebrow fallback fluid game gen gutter homepage html identity master material min minimal mod name nested numbers original packages pattern per php plan pricing project regular reverse row sans short shown simple slot state tiny toc topic training transparent twelve two viewer with woocommerce wrapper write your
5 accent advanced aem allow anchor art base best cards care centered child closed commerce data effect engine entity equal expandable four gutters heading lists ltr node non normal old place portfolio power prod product purple quality raw real responsive reveal revisions security shell smooth snug started stats step svg tax teal technology theme thumb thumbnails timeline type video virtual work zero
6 and area basicpage blurb break bullet cell class cmp code col complete concealed container counter cover default description doc fancy file flexible for formatted grid guides headers headline height highlights insights instance landing leading logos markup max model most origin overview padding people pro protection question repeat response sec section session spec split stack tabbed tabpanel tech templates text this whats
7 agents alternative animate assets bleed boxes clamp client condensed design development discussion environment fold foreground hero intro introduction just kadence layout learning mask modules multiple nojs outlet over own page provider rank resource sect slideshow span story subheadline
8 agency around basic beginners blog choose comp compact compliance course divi guide impact invert isolate living mode module names need nine output pdp points pre publication seo single slides snippet system systems table titles typography values variable
9 balance build bullets cms comparison constrained cost css descr dyn enterprise features five flow human infobox main make override package promoted reference root seven sidebars string styles subject template types ver when
10 accordion alignment anon based boc body checklist feature hfeed ingredients intelligence life relaxed responsivegrid series shared singular six sku spacing use world xxl
11 blend boxed building callout composer conditions getting have hello kit lead methods para post postid process remote standard status testimonial testimonials the tips
12 antialiased builder content disc elementor highlight highlighted key lines looking maincontent management mix pageid performance populated quote separate strategy xlarge
13 article clr configuration does long note parallax rte thumbnail using wpb
14 cos entry format functions headings larger much references tip usage will wysiwyg
15 example friendly notranslate paragraph passthrough specifications sqs why yui
16 benefits budget rich stat steps what works
17 answer examples how words
18 blockquote document faq faqs pros richtext
19 crawler publish
20 markdown
22 admonition hentry prose
`

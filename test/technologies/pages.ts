/** Pages as they are written in the wild, and what each is made with. */
export interface WildPage {
  readonly headers?: Readonly<Record<string, string>>
  readonly html: string
  readonly made: readonly string[]
}

export const PAGES: Readonly<Record<string, WildPage>> = {
  'a blog': {
    headers: { server: 'nginx', link: '<https://blog.test/wp-json/>; rel="https://api.w.org/"' },
    html: `<!doctype html><html lang="en"><head><meta name="generator" content="WordPress 6.5.3">
      <script type="application/ld+json" class="yoast-schema-graph">{}</script>
      <link rel="stylesheet" id="cf7-css" href="https://blog.test/wp-content/plugins/contact-form-7/includes/css/styles.css?ver=5.9">
      <script src="https://blog.test/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
      <script src="https://blog.test/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1"></script>
      </head><body class="home blog"><h1>Blog</h1></body></html>`,
    made: ['Contact Form 7', 'jQuery', 'jQuery Migrate', 'nginx', 'PHP', 'WordPress', 'Yoast SEO'],
  },
  'a shop with plugins': {
    headers: { 'x-powered-by': 'PHP/8.2.1', server: 'LiteSpeed' },
    html: `<meta name="generator" content="WooCommerce 8.9.1"><meta name="generator" content="Elementor 3.21">
      <link rel=stylesheet href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css">
      <script>fbq('init','1');!function(f,b,e,v){b.src=v}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js')</script>`,
    made: ['Elementor', 'LiteSpeed', 'Meta Pixel', 'PHP', 'WooCommerce', 'WordPress'],
  },
  'a hosted shop': {
    headers: {
      server: 'cloudflare',
      'cf-ray': '8a-FRA',
      'powered-by': 'Shopify',
      'x-shopid': '12',
    },
    html: `<link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
      <script src="//shop.test/cdn/shop/t/1/assets/theme.js" defer></script>
      <script async src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=A"></script>
      <div id="shopify-section-header" class="jdgm-widget"></div>`,
    made: ['Cloudflare', 'Judge.me', 'Klaviyo', 'Shopify'],
  },
  'an application of React': {
    headers: { 'x-powered-by': 'Next.js', server: 'Vercel', 'x-vercel-id': 'fra1::x' },
    html: `<link rel="preload" href="/_next/static/css/a1.css" as="style"><div id="__next"><p class="MuiBox-root css-0">x</p></div>
      <script id="__NEXT_DATA__" type="application/json">{}</script><style data-emotion="css"></style>`,
    made: ['Emotion', 'Material UI', 'Next.js', 'Node.js', 'React', 'Vercel'],
  },
  'an application of Vue': {
    html: `<div id="__nuxt"><div class="v-application"></div></div><script type="module" src="/_nuxt/entry.a1b2c3.js"></script>`,
    made: ['Node.js', 'Nuxt', 'Vue.js', 'Vuetify'],
  },
  'an application of Angular': {
    html: '<app-root ng-version="17.3.0"><router-outlet></router-outlet></app-root><script src="main.a1b2.js" type="module"></script>',
    made: ['Angular'],
  },
  'an old application': {
    headers: {
      server: 'Microsoft-IIS/10.0',
      'x-powered-by': 'ASP.NET',
      'x-aspnet-version': '4.0.30319',
    },
    html: `<form><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="x"></form>
      <script src="/WebResource.axd?d=x"></script><script src="/Scripts/jquery-1.10.2.js"></script>
      <script src="/Scripts/knockout-3.4.0.js"></script><script src="/Scripts/modernizr-2.8.3.js"></script>`,
    made: ['ASP.NET', 'jQuery', 'Knockout', 'Microsoft IIS', 'Modernizr'],
  },
  'a newspaper': {
    headers: { via: '1.1 varnish', 'x-served-by': 'cache-fra-1' },
    html: `<script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>
      <script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" data-domain-script="x"></script>
      <script>var s=document.createElement("script");s.src="//static.chartbeat.com/js/chartbeat.js"</script>
      <script>var _comscore=[];s.src="https://sb.scorecardresearch.com/beacon.js"</script>
      <script async src="//c.amazon-adsystem.com/aax2/apstag.js"></script><div class="OUTBRAIN" data-src="x"></div>
      <noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0"></iframe></noscript>`,
    made: [
      'Amazon Publisher Services',
      'Chartbeat',
      'comScore',
      'Fastly',
      'Google Publisher Tag',
      'Google Tag Manager',
      'OneTrust',
      'Outbrain',
      'Varnish',
    ],
  },
  'a page of an office': {
    html: `<meta name="generator" content="TYPO3 CMS"><link rel="stylesheet" href="/typo3temp/assets/css/a.css">
      <script src="/typo3conf/ext/site/js/bootstrap.bundle.min.js"></script><script data-src="https://cdn.matomo.cloud/x/matomo.js"></script>`,
    made: ['Bootstrap', 'Matomo', 'PHP', 'TYPO3'],
  },
  'a page of a university': {
    headers: {
      server: 'Apache/2.4.57 (Debian)',
      'x-generator': 'Drupal 10 (https://www.drupal.org)',
    },
    html: `<meta name="Generator" content="Drupal 10"><script src="/core/misc/drupal.js?v=10"></script>
      <script type="application/json" data-drupal-selector="drupal-settings-json">{}</script>
      <script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.7/MathJax.js?config=TeX"></script>`,
    made: ['Apache HTTP Server', 'cdnjs', 'Drupal', 'MathJax', 'PHP'],
  },
  documentation: {
    headers: { server: 'GitHub.com', 'x-github-request-id': 'A:B' },
    html: `<meta name="generator" content="Docusaurus v3.2"><div id="__docusaurus"></div>
      <link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/katex@0.16/dist/katex.min.css">
      <script src="https://cdn.jsdelivr.net/npm/docsearch.js@2/dist/cdn/docsearch.min.js"></script>`,
    made: ['Algolia', 'Docusaurus', 'GitHub Pages', 'jsDelivr', 'KaTeX', 'React'],
  },
  'static pages': {
    headers: { server: 'Netlify', 'x-nf-request-id': 'x' },
    html: '<meta name="generator" content="Hugo 0.125.4"><link rel=stylesheet href=/css/tailwind.css><script defer data-domain="x.test" src="https://plausible.io/js/script.js"></script>',
    made: ['Hugo', 'Netlify', 'Plausible', 'Tailwind CSS'],
  },
  'a page from a builder': {
    html: `<html data-wf-page="1" data-wf-site="2"><meta content="Webflow" name="generator">
      <link href="https://cdn.prod.website-files.com/1/css/a.css" rel="stylesheet">
      <script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js"></script>`,
    made: ['Amazon CloudFront', 'jQuery', 'Webflow'],
  },
  'a forum': {
    headers: { server: 'nginx' },
    html: '<meta name="generator" content="Discourse 3.3.0 - https://github.com/discourse/discourse"><meta name="discourse_theme_id" content="1">',
    made: ['Discourse', 'nginx', 'Ruby', 'Ruby on Rails'],
  },
  'a wiki': {
    html: '<meta name="generator" content="MediaWiki 1.42.0"><script async src="/w/load.php?lang=en&amp;modules=startup"></script>',
    made: ['MediaWiki', 'PHP'],
  },
  'a landing page': {
    headers: { 'x-hs-hub-id': '1' },
    html: `<script type="text/javascript" id="hs-script-loader" async defer src="//js.hs-scripts.com/1.js"></script>
      <script>window.intercomSettings={};s.src='https://widget.intercom.io/widget/a'</script>
      <script>h._hjSettings={};r.src='https://static.hotjar.com/c/hotjar-'+h+'.js'</script>
      <script src="https://js.stripe.com/v3/"></script><script src="https://www.google.com/recaptcha/api.js"></script>
      <link rel=stylesheet href="https://fonts.googleapis.com/css2?family=Inter">`,
    made: ['Google Fonts', 'Hotjar', 'HubSpot', 'Intercom', 'reCAPTCHA', 'Stripe'],
  },
  'a page with videos and maps': {
    html: `<iframe src="https://www.youtube.com/embed/x"></iframe><iframe src="//player.vimeo.com/video/1"></iframe>
      <script src="https://unpkg.com/leaflet@1.9.4/dist/leaflet.js"></script>
      <iframe src="https://www.google.com/maps/embed?pb=1"></iframe><div class="swiper-wrapper"></div>`,
    made: ['Google Maps', 'Leaflet', 'Swiper', 'unpkg', 'Vimeo', 'YouTube'],
  },
  'an enterprise': {
    headers: { server: 'AkamaiGHost', 'set-cookie': 'JSESSIONID=1; Path=/, ak_bmsc=2; Path=/' },
    html: `<link rel="stylesheet" href="/etc.clientlibs/site/clientlibs/base.min.css"><div class="aem-Grid aem-Grid--12"></div>
      <script src="//assets.adobedtm.com/1/launch-2.min.js" async></script><script src="/js/AppMeasurement.js"></script>`,
    made: [
      'Adobe Analytics',
      'Adobe Experience Manager',
      'Adobe Experience Platform Tags',
      'Akamai',
      'Akamai Bot Manager',
      'Java',
    ],
  },
  'a page of Rails': {
    headers: { server: 'Cowboy', via: '1.1 vegur', 'x-powered-by': 'Phusion Passenger(R) 6.0' },
    html: '<meta name="csrf-param" content="authenticity_token"><link rel="stylesheet" href="/assets/application.css" data-turbo-track="reload"><turbo-frame id="a"></turbo-frame>',
    made: ['Cowboy', 'Heroku', 'Phusion Passenger', 'Ruby', 'Ruby on Rails', 'Turbo'],
  },
  'a page of nothing special': {
    html: '<!doctype html><title>Plain</title><script src="/js/main.js"></script><p>Written by hand with <a href="https://jquery.com">jQuery</a> in mind.',
    made: [],
  },
}

/** Words of buttons that put one thing into a cart, without spaces. */
export const BUY = new RegExp(
  `^(?:${[
    'addto(?:your|my)?(?:shopping)?(?:cart|basket|bag|trolley)',
    'buy(?:it)?now|purchasenow|preordernow',
    'indenwarenkorb(?:legen)?|jetztkaufen|indeneinkaufswagen',
    'ajouterau(?:panier|caddie)|acheter(?:maintenant)?',
    '(?:añadir|agregar|sumar)a(?:l|la)(?:carro|carrito|cesta|bolsa)|comprar(?:ahora|agora|ya)?',
    'adicionara[ou](?:carrinho|cesto|sacola)',
    'aggiungia(?:l|lla)(?:carrello|borsa)|acquista(?:ora|subito)?',
    '(?:in|aan)(?:de)?(?:winkelwagen|winkelmand|winkelmandje)(?:toevoegen)?|toevoegenaanwinkelwagen',
    '(?:dodaj)?dokoszyka|kupteraz',
    '(?:přidat|vložit|pridať|vložiť)?do(?:košíku|košíka)|koupit|kúpiť',
    '(?:lägg)?i(?:varukorg|varukorgen)|köp(?:nu)?|lägg(?:till)?ivaru(?:korg|korgen)',
    '(?:læg|legg|føjtil|tilføjtil)(?:i)?(?:kurv|kurven|handlekurv|handlekurven|indkøbskurv)',
    'lisääostoskoriin',
    '(?:teddabe|rakoma)?(?:a)?kosárba(?:rakom|teszem|helyezés)?',
    '(?:добавить)?вкорзину|купить(?:сейчас)?|докошика|купити|добави?вкошницата',
    'sepeteekle|hemensatınal',
    'adaug[ăa][îi]nco[șsş]',
    '(?:dodaj)?[vu]košaric[ou]',
    '(?:pievienot|ielikt)grozam?|[įi]krepšelį|lisaostukorvi',
    'προσθήκηστοκαλάθι|αγορά',
    '(?:カート|かご|買い物かご)に(?:入れる|追加)|加入購物車|加入购物车|立即購買|立即购买|장바구니(?:담기)?',
  ].join('|')})$`,
  'iu',
)

/** Classes and ids that shop software gives to buttons to buy. */
export const BUTTON_NAMED =
  /(?:^|[\s_-])(?:add[-_]?to[-_]?(?:cart|basket|bag)|(?:button|btn)[-_]cart|tocart|buy[-_]?now)(?=$|[\s_-])/i

/** Signs and codes of currencies. */
export const SIGN =
  /[$€£¥₹₽₴₺₩₪₸฿]|\b(?:EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|AUD|CAD)|\d\s?(?:zł|Kč|kr\b|Ft\b|lei\b|лв|руб|тг|р\.|грн|円|元|원)|,-(?!\d)/i

/** Words beside amounts that are not the price of one thing, such as shipping, savings and rates. */
export const OTHER_AMOUNT =
  /%\s?off|month|monat|\bmes\b|mois|mese|mies|měs|мес|\bfrom\b|\bab\b|\bdès\b|desde|\bod\b|\bвід\b|\bот\b|shipping|versand|livraison|envío|spedizione|delivery|доставк|saving|save\b|spar|bonus|бонус|coupon|rabatt|instal|cuota|rate[ns]?\b|excl|without|zzgl|netto|ohne|\bhors\b|\bht\b|sin iva|bez dph|brez ddv|bez pvn|bez vat|estimate|starting|bids?\b|(?:per|pro|par|\/)\s?(?:kg|g|l|ml|100|m²|stück|unit)/iu

/** Words beside a former price. */
export const BEFORE =
  /\b(?:was|before|list price|rrp|msrp|regular|originally|original|statt|uvp|vorher|avant|au lieu|antes|normal|prima|anziché|voor|tidigare|ord\.?|før|dříve|původní|zamiast|раньше|старая)(?![\p{L}])/iu

export const CLASS_BEFORE =
  /(?:old|was|list|regular|original|initial|full|before|strike|crossed|compare|rrp|msrp|normal|previous)[-_]{0,2}(?:at[-_])?price|price[-_]{1,2}(?:old|was|list|regular|original|before|strike|crossed|compare|normal)/i

import { type AnyNode, type Element, isElement, isText } from '../../page/index.js'

/** Words of buttons that put one thing into a cart, without spaces. */
const BUY = new RegExp(
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
/** Characters of the longest such words. */
const MAX_WORDS = 60
/** Characters of an element's names that are looked at. */
const MAX_NAMES = 300

/** Names that systems of shops give such a button. */
export const BUTTON_NAMED =
  /(?:^|[\s_-])(?:add[-_]?to[-_]?(?:cart|basket|bag)|(?:button|btn)[-_]cart|tocart|buy[-_]?now)(?=$|[\s_-])/i

/** True for a button or link that puts one thing into a cart. */
export function isBuyButton(element: Element): boolean {
  const { name } = element
  if (name === 'input' && !isSubmit(element.attribute('type'))) return false
  if (name !== 'input' && name !== 'button' && name !== 'a') return false
  const names = `${element.attribute('id') ?? ''} ${element.attribute('class') ?? ''}`
  return (
    BUTTON_NAMED.test(names.slice(0, MAX_NAMES)) ||
    isBuyText(element.attribute(name === 'input' ? 'value' : 'aria-label')) ||
    isBuyText(wordsOf(element))
  )
}

function isSubmit(type: string | undefined): boolean {
  return type === 'submit' || type === 'button' || type === 'image'
}

/** True for words that are only those of such a button. */
export function isBuyText(text: string | undefined): boolean {
  if (text === undefined || text === '' || text.length > 2 * MAX_WORDS) return false
  const bare = text.normalize('NFC').replace(/[^\p{L}]+/gu, '')
  return bare.length <= MAX_WORDS && BUY.test(bare)
}

/** Returns the words of a button, as far as they may be those. */
function wordsOf(element: Element): string {
  let words = ''
  let nodes = 0
  const visit = (node: AnyNode) => {
    nodes++
    if (isText(node)) words += node.data.trim().slice(0, 4 * MAX_WORDS)
    if (!isElement(node) || node.name === 'svg') return
    for (const child of node.children) {
      if (words.length > 4 * MAX_WORDS || nodes > MAX_WORDS) return
      visit(child)
    }
  }
  visit(element)
  return words
}

import { foreignContent, html, type Token } from 'parse5'
import { UnreadAttributes } from './tags.js'

/** Corrects the names of SVG and MathML attributes once they are read (WHATWG HTML, 13.2.6.1). */
export function deferAttributeNameAdjustment(
  attributes: readonly Token.Attribute[] | UnreadAttributes,
  namespace: html.NS,
): void {
  if (!(attributes instanceof UnreadAttributes)) return
  attributes.adjustNames = namespace === html.NS.SVG ? adjustSvgNames : adjustMathMlNames
}

function adjustSvgNames(attrs: Token.Attribute[]): void {
  const token = { attrs } as Token.TagToken
  foreignContent.adjustTokenSVGAttrs(token)
  foreignContent.adjustTokenXMLAttrs(token)
}

function adjustMathMlNames(attrs: Token.Attribute[]): void {
  const token = { attrs } as Token.TagToken
  foreignContent.adjustTokenMathMLAttrs(token)
  foreignContent.adjustTokenXMLAttrs(token)
}

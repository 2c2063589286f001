// Delays constants until first use, since a page needs few of them.
import { parseAst } from 'vite'

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {'use' | 'declare' | 'assign'} Role */
/** @typedef {{ declared: number, assigned: boolean, uses: { node: Node, isShort: boolean }[] }} Name */

/** Functions whose results depend on nothing but what they are given. */
const PURE =
  /^(?:beginning|concat|createFlags|entries|fileURLToPath|filter|flat|flatMap|from|fromEntries|join|keys|map|match|raw|replace|slice|split|toAlternatives|toSorted|trim|values)$/

/** Classes of which constants are made. */
const TABLES = /^(?:Map|RegExp|Set|URL|Uint8Array)$/

/** Globals that are not the same at any time. */
const CHANGING = /^(?:Date|Math|crypto|globalThis|module|performance|process|require)$/

/**
 * Replaces `var WORDS = /…/` in a script by `WORDS ??= /…/` where it is used.
 * @param {string} code
 */
export function delayConstants(code) {
  const body = /** @type {Node[]} */ (parseAst(code).body)
  const names = findNames(body)
  /** @type {{ start: number, end: number, text: () => string }[]} */
  const edits = []
  const print = (/** @type {number} */ start, /** @type {number} */ end) => {
    let text = ''
    let at = start
    for (const edit of edits) {
      if (edit.start < at || edit.end > end) continue
      text += code.slice(at, edit.start) + edit.text()
      at = edit.end
    }
    return text + code.slice(at, end)
  }
  /** @type {(() => string)[]} */
  const makers = []
  const declarators = body.flatMap(({ kind, declarations }) => (kind === 'var' ? declarations : []))
  for (const { id, init } of declarators) {
    const { declared, assigned, uses } = names.get(id.name) ?? { declared: 0, uses: [] }
    if (declared !== 1 || assigned || !init || !isTable(init) || !isPure(init, names)) continue
    edits.push({ start: id.end, end: init.end, text: () => '' })
    // Arrow functions may use each other's tables.
    const isLong =
      (uses.length > 1 && init.end - init.start > 60) || /=>/.test(code.slice(init.start, init.end))
    const make = () => `${id.name}??=${print(init.start, init.end)}`
    if (isLong) makers.push(() => `function ${id.name}$(){return ${make()}}`)
    for (const { node, isShort } of uses) {
      const use = () => (isLong ? `(${id.name}??${id.name}$())` : `(${make()})`)
      edits.push({ ...node, text: () => (isShort ? `${id.name}:${use()}` : use()) })
    }
  }
  edits.sort((one, other) => one.start - other.start)
  return [print(0, code.length), ...makers.map((make) => make())].join('\n')
}

/**
 * Finds all names of variables, in whatever scope.
 * @param {Node[]} body
 */
function findNames(body) {
  /** @type {Map<string, Name>} */
  const names = new Map()
  const findName = (/** @type {string} */ name) => {
    const known = names.get(name) ?? { declared: 0, assigned: false, uses: [] }
    names.set(name, known)
    return known
  }
  /** @param {Node} node @param {Role} role */
  const visit = (node, role) => {
    const { type, ...parts } = node
    if (type === 'Identifier') {
      const name = findName(parts.name)
      if (role === 'declare') name.declared++
      else if (role === 'assign') name.assigned = true
      else name.uses.push({ node, isShort: false })
    } else if (type === 'Property' && parts.shorthand && role === 'use') {
      findName(parts.key.name).uses.push({ node: parts.key, isShort: true })
    } else {
      for (const [key, part] of Object.entries(parts)) {
        const isName =
          /^(?:label|meta)$/.test(key) || (/^(?:key|property)$/.test(key) && !parts.computed)
        if (isName || !part || typeof part !== 'object') continue
        for (const one of [part].flat()) if (one?.type) visit(one, findRole(type, key, role))
      }
    }
  }
  for (const one of body) visit(one, 'use')
  return names
}

/**
 * Returns the role of a name in a part of a node.
 * @param {string} type
 * @param {string} part
 * @param {Role} role of the node itself
 * @returns {Role}
 */
function findRole(type, part, role) {
  if (/^(?:VariableDeclarator|Function|ArrowFunction|Class|CatchClause)/.test(type))
    return /^(?:id|params?)$/.test(part) ? 'declare' : 'use'
  if (/^(?:AssignmentExpression|ForInStatement|ForOfStatement)$/.test(type))
    return part === 'left' ? 'assign' : 'use'
  if (type === 'UpdateExpression') return 'assign'
  const isPattern = /Pattern$|^(?:Property|RestElement|VariableDeclaration)$/.test(type)
  return isPattern && part !== 'right' ? role : 'use'
}

/**
 * True for what takes long enough to make.
 * @param {Node} node
 */
function isTable({ type, regex, elements, properties }) {
  const { length } = elements ?? properties ?? []
  return regex || length > 3 || /^(?:New|Call)Expression$/.test(type)
}

/**
 * True if an expression always has the same value.
 * @param {Node} node
 * @param {Map<string, Name>} names
 * @returns {boolean}
 */
function isPure(node, names) {
  const all = (/** @type {(Node | null)[]} */ ...nodes) =>
    nodes.every((one) => one === null || isPure(one, names))
  switch (node.type) {
    case 'Literal':
    case 'ArrowFunctionExpression':
      return true
    case 'Identifier':
      return !CHANGING.test(node.name) && names.get(node.name)?.assigned !== true
    case 'ParenthesizedExpression':
      return all(node.expression)
    case 'SequenceExpression':
    case 'TemplateLiteral':
      return all(...node.expressions)
    case 'TaggedTemplateExpression':
      return isPureFunction(node.tag) && all(node.quasi)
    case 'ArrayExpression':
      return all(...node.elements)
    case 'ObjectExpression':
      return all(...node.properties)
    case 'Property':
      return all(node.value) && (!node.computed || all(node.key))
    case 'UnaryExpression':
    case 'SpreadElement':
      return all(node.argument)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return all(node.left, node.right)
    case 'MemberExpression':
      return all(node.object) && (!node.computed || all(node.property))
    case 'NewExpression':
      return TABLES.test(node.callee.name) && all(...node.arguments)
    case 'CallExpression':
      return isPureFunction(node.callee) && all(node.callee, ...node.arguments)
    default:
      return false
  }
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
function isPureFunction({ type, name, property, expression, expressions }) {
  if (type === 'MemberExpression') return PURE.test(property.name)
  if (type === 'ParenthesizedExpression') return isPureFunction(expression)
  if (type === 'SequenceExpression') return isPureFunction(expressions.at(-1))
  return PURE.test(name)
}

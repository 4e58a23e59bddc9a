import type { Plan, Step } from '#formula/index.ts'
import type { Explanation } from '#formula/types.ts'

type Node = Step['node']
type Call = Extract<Node, { kind: 'call' }>
type Compare = Extract<Node, { kind: 'compare' }>

/** A piece of a sentence and how tightly it holds together: a name, a product, a sum, a phrase. */
type Piece = { text: string; holds: 0 | 1 | 2 | 3 }

/**
 * A formula as an accountant would say it. Names of things stand between « », so that a screen can
 * show them apart.
 */
export const formulaInWords = (plan: Plan, { node, def }: Step): string =>
  sentence(new Speaker(plan, def.formula).say(node).text)

/**
 * The same with the numbers of one payslip, only along the branches that were taken:
 * `$585.000 × 28 días ÷ 30`.
 */
export const formulaWithNumbers = (plan: Plan, { node, def }: Step, explained: Explanation): string =>
  new Speaker(plan, def.formula).say(node, explained.operands[0]).text

class Speaker {
  readonly plan: Plan
  readonly formula: string

  constructor(plan: Plan, formula: string) {
    this.plan = plan
    this.formula = formula
  }

  /** With an explanation the values are said, without it the names. */
  say(node: Node, value?: Explanation): Piece {
    const part = (inner: Node, index: number) => this.say(inner, value?.operands[index])
    switch (node.kind) {
      case 'number':
        return word(this.formula.slice(node.from, node.to).replace('.', ','))
      case 'text':
        return word(node.value.toLowerCase().replaceAll('_', ' '))
      case 'name':
        return word(value ? amount(value) : `«${this.label(node.code)}»`)
      case 'negate':
        return { text: `−${tight(part(node.operand, 0), 0)}`, holds: 1 }
      case 'sum':
        return { text: chain(node.terms.map(part), node.signs, 1), holds: 2 }
      case 'product':
        return { text: chain(node.factors.map(part), node.signs, 0), holds: 1 }
      case 'compare':
        return phrase(this.comparison(node, value))
      case 'call':
        return this.call(node, value)
    }
  }

  comparison({ sign, left, right }: Compare, value?: Explanation): string {
    const [one, other] = [left, right].map((side, index) => this.say(side, value?.operands[index]).text)
    return `${one} ${comparisons[sign]} ${other}`
  }

  call(node: Call, value?: Explanation): Piece {
    if (node.name === 'SI') return this.choice(node, value)
    if (node.name === 'TRAMO' || node.name === 'SUMA') {
      if (value) return word(amount(value))
      return phrase(node.name === 'SUMA' ? this.total(node) : this.bracket(node))
    }
    const args = node.args.map((arg, index) => this.say(arg, value?.operands[index]))
    return phrase(called(node.name, args))
  }

  /** In numbers only the branch that was taken is told; in words both. */
  choice({ args }: Call, value?: Explanation): Piece {
    const [condition, yes, no] = args
    if (!condition || !yes || !no) return word('')
    if (value) {
      const [held, taken] = value.operands
      return this.say(held?.shown === 'No' ? no : yes, taken)
    }
    const holds = this.condition(condition)
    return phrase(`${this.say(yes).text} si ${holds}; en otro caso, ${this.say(no).text}`)
  }

  condition(node: Node): string {
    if (node.kind === 'name') return `se cumple ${this.say(node).text}`
    return this.say(node).text
  }

  total({ args: [group] }: Call): string {
    const code = group?.kind === 'name' ? group.code : ''
    return `la suma de «${this.plan.scope.classes.get(code)?.label ?? code}»`
  }

  bracket({ args: [name, of, chosen] }: Call): string {
    const table = this.plan.scope.tables.get(name?.kind === 'name' ? name.code : '')
    const column = table?.columns.find(({ code }) => chosen?.kind === 'name' && chosen.code === code)
    const what = (column?.label ?? column?.code ?? 'valor').toLowerCase()
    const where = of ? this.say(of).text : ''
    return `el ${what} del tramo en que cae ${where} («${table?.label ?? ''}»)`
  }

  label(code: string): string {
    return this.plan.scope.names.get(code)?.def.label ?? code
  }
}

const comparisons = {
  '=': 'es',
  '<>': 'no es',
  '<': 'es menor que',
  '<=': 'es a lo más',
  '>': 'es mayor que',
  '>=': 'es al menos',
} as const

function called(name: Call['name'], args: readonly Piece[]): string {
  const [first = word(''), ...rest] = args
  const said = args.map(({ text }) => text)
  switch (name) {
    case 'MIN':
      return `lo menor entre ${listed(said, 'y')}`
    case 'MAX':
      // «MAX(0; x)» is the way formulas say: never below zero.
      return /^[\d.,]+$/.test(first.text) && rest.length === 1
        ? `${rest[0]?.text}, y nunca menos de ${first.text}`
        : `lo mayor entre ${listed(said, 'y')}`
    case 'REDONDEAR':
      return `${first.text}, redondeado a ${rest[0]?.text} decimales`
    case 'TRUNCAR':
      return `${first.text}, cortado ${rest[0] ? `a ${rest[0].text} decimales` : 'a entero'}`
    case 'ABS':
      return `${first.text}, sin signo`
    case 'ENTRE':
      return `${first.text} está entre ${listed(said.slice(1), 'y')}`
    case 'NO':
      return `no se cumple ${first.text}`
    default:
      return listed(said, name === 'O' ? 'o' : 'y')
  }
}

function listed(items: readonly string[], last: 'y' | 'o'): string {
  const [end = '', ...before] = items.toReversed()
  return before.length === 0 ? end : `${before.toReversed().join(', ')} ${last} ${end}`
}

const word = (text: string): Piece => ({ text, holds: 0 })
const phrase = (text: string): Piece => ({ text, holds: 3 })
/** In brackets when it would come apart among its neighbours. */
const tight = ({ text, holds }: Piece, upTo: number) => (holds > upTo ? `(${text})` : text)

const signs = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' } as const

function chain(
  parts: readonly Piece[],
  between: readonly (keyof typeof signs)[],
  upTo: number,
): string {
  return parts.reduce((text, part, index) => {
    if (index === 0) return tight(part, upTo)
    return text + signs[between[index - 1] ?? '+'] + tight(part, upTo)
  }, '')
}

/** A value with its unit, as the payslip writes it. */
export function amount({ shown, unit }: Pick<Explanation, 'shown' | 'unit'>): string {
  if (unit === 'CLP') return shown.startsWith('-') ? `−$${shown.slice(1)}` : `$${shown}`
  if (unit === 'UF' || unit === 'UTM') return `${shown} ${unit}`
  if (unit === 'CLP/UF' || unit === 'CLP/UTM') return `$${shown}`
  if (unit === 'días' && shown === '1') return '1 día'
  if (unit === 'días' || unit === 'horas' || unit === 'meses' || unit === 'años') {
    return `${shown} ${unit}`
  }
  return shown
}

const sentence = (text: string) => {
  const at = text.search(/\p{L}/u)
  return `${text.slice(0, at)}${(text[at] ?? '').toUpperCase()}${text.slice(at + 1)}.`
}

import type { Plan, Step } from '#formula/index.ts'
import type { Explanation } from '#formula/types.ts'
import { optionWords } from '#law/index.ts'

type Node = Step['node']
type Call = Extract<Node, { kind: 'call' }>
type Compare = Extract<Node, { kind: 'compare' }>

/** A piece of a sentence and how tightly its parts bind: a name, a product, a sum, a phrase. */
type Piece = { text: string; holds: 0 | 1 | 2 | 3 }

/**
 * A formula in the words of an accountant, a line for each case. Names of things are between « »,
 * so that a screen can highlight them.
 */
export function formulaInWords(plan: Plan, { node, def }: Step): string {
  const speaker = new Speaker(plan, def.formula, 'words')
  const lines: string[] = []
  let rest: Node | undefined = node
  while (rest?.kind === 'call' && rest.name === 'SI') {
    const [condition, yes, no]: readonly Node[] = rest.args
    if (condition && yes) {
      lines.push(`Si ${speaker.condition(condition)}: ${speaker.say(yes).text}.`)
    }
    rest = no
  }
  if (rest) {
    const last = speaker.say(rest).text
    lines.push(lines.length > 0 ? `En otro caso: ${last}.` : sentence(last))
  }
  return lines.join('\n')
}

/**
 * The formula with the numbers of one payslip, only along the taken branches (`$585.000 × 28 días ÷
 * 30`), and why those were taken. `text` leaves out what changes nothing: terms of zero, a factor
 * of one, a limit that was not reached. `whole` leaves out nothing, and is null where that is the
 * same.
 */
export function formulaWithNumbers(plan: Plan, { node, def }: Step, explained: Explanation) {
  const speaker = new Speaker(plan, def.formula, 'numbers')
  const { text } = speaker.say(node, explained.operands[0])
  const whole = new Speaker(plan, def.formula, 'whole').say(node, explained.operands[0]).text
  return {
    text,
    whole: whole === text ? null : whole,
    decisions: [...new Set(speaker.decisions)],
  }
}

/** In words; with the numbers that make the result; with all of them; with names and numbers. */
type Voice = 'words' | 'numbers' | 'whole' | 'both'

class Speaker {
  readonly plan: Plan
  readonly formula: string
  readonly voice: Voice
  /** The reason of each choice, in the order of evaluation. */
  readonly decisions: string[] = []

  constructor(plan: Plan, formula: string, voice: Voice) {
    this.plan = plan
    this.formula = formula
    this.voice = voice
  }

  /** Whether numbers stand in the place of names. */
  get counts(): boolean {
    return this.voice === 'numbers' || this.voice === 'whole'
  }

  say(node: Node, value?: Explanation): Piece {
    const part = (inner: Node, index: number) => this.say(inner, value?.operands[index])
    switch (node.kind) {
      case 'number':
        return word(this.formula.slice(node.from, node.to).replace('.', ','))
      case 'text':
        return word(optionWords(node.value))
      case 'name':
        return word(this.name(node.code, value))
      case 'negate':
        return { text: `−${tight(part(node.operand, 0), 0)}`, holds: 1 }
      case 'sum':
        return this.chained(node.terms, node.signs, value, 1)
      case 'product':
        if (this.voice === 'numbers' && value?.operands.some(isZero)) return word(amount(value))
        return this.chained(node.factors, node.signs, value, 0)
      case 'compare':
        return phrase(this.comparison(node, value))
      case 'call':
        return this.call(node, value)
    }
  }

  /** Parts with their signs; in numbers, without terms of zero and factors of one. */
  chained(
    parts: readonly Node[],
    between: readonly Sign[],
    value: Explanation | undefined,
    upTo: 0 | 1,
  ): Piece {
    const short = this.voice === 'numbers' && value
    const said = parts.flatMap((part, at) => {
      const operand = value?.operands[at]
      if (short && operand && isZero(operand)) return []
      return { sign: between[at] ?? '+', piece: this.say(part, operand) }
    })
    const moving = said.filter(({ piece }) => piece.text !== '1')
    // What is divided stays, be it a one.
    const kept = short && upTo === 0 && moving[0]?.sign !== '/' ? moving : said
    const [only] = kept
    if (!only) return word(value ? amount(value) : '0')
    if (kept.length === 1 && only.sign !== '-') return only.piece
    const pieces = kept.map(({ piece }) => piece)
    const signs = kept.map(({ sign }) => sign)
    return { text: chain(pieces, signs, upTo), holds: upTo === 1 ? 2 : 1 }
  }

  name(code: string, value?: Explanation): string {
    const label = this.plan.scope.names.get(code)?.def.label ?? code
    if (this.voice === 'words' || !value) return `«${label}»`
    return this.voice === 'both' ? `«${label}» (${amount(value)})` : amount(value)
  }

  comparison({ sign, left, right }: Compare, value?: Explanation): string {
    const [one, other] = [left, right].map((side, index) => this.say(side, value?.operands[index]))
    return `${one?.text} ${comparisons[sign]} ${other?.text}`
  }

  call(node: Call, value?: Explanation): Piece {
    if (node.name === 'SI') return this.choice(node, value)
    if (node.name === 'TRAMO') {
      return word(value && this.voice !== 'words' ? amount(value) : this.bracket(node))
    }
    if (node.name === 'SUMA') return this.total(node, value)
    if (this.voice === 'numbers' && value && node.name === 'MIN') return this.least(node, value)
    const args = node.args.map((arg, index) => this.say(arg, value?.operands[index]))
    // «MAX(0; x)» that did not limit anything is simply x.
    const free = value?.operands[1]
    if (this.counts && isFloor(node) && args[1] && free?.exact === value?.exact) return args[1]
    return phrase(called(node, args))
  }

  /**
   * What is limited, beside the limit that it reached; alone where it reached none. A limit may
   * come first, as a bare name before an operation.
   */
  least(node: Call, value: Explanation): Piece {
    const [first] = node.args
    const at = value.operands.findIndex(({ exact }) => exact === value.exact)
    const least = node.args[at]
    if (!first || !least) return word(amount(value))
    const said = this.say(least, value.operands[at])
    const limits = first.kind === 'name' && least.kind !== 'name'
    if (at === 0 || limits) return said
    return phrase(called(node, [this.say(first, value.operands[0]), said]))
  }

  /**
   * In numbers, only the branch that was taken is written, with its reason apart; in words, both
   * branches.
   */
  choice({ args }: Call, value?: Explanation): Piece {
    const [condition, yes, no] = args
    if (!condition || !yes || !no) return word('')
    if (value && this.counts) {
      const [held, taken] = value.operands
      const holds = held?.shown !== 'No'
      this.decisions.push(this.decision(condition, held, holds))
      return this.say(holds ? yes : no, taken)
    }
    return phrase(
      `${this.say(yes).text} si ${this.condition(condition)}; en otro caso, ${this.say(no).text}`,
    )
  }

  condition(node: Node): string {
    return node.kind === 'name' ? `se cumple ${this.say(node).text}` : this.say(node).text
  }

  decision(condition: Node, held: Explanation | undefined, holds: boolean): string {
    const both = new Speaker(this.plan, this.formula, 'both')
    if (condition.kind === 'name') return `«${this.label(condition.code)}»: ${holds ? 'sí' : 'no'}.`
    const fact = held?.operands[0]
    if (condition.kind === 'compare' && condition.left.kind === 'name' && fact?.unit === 'OPCION') {
      return `«${this.label(condition.left.code)}»: ${amount(fact)}.`
    }
    return `${holds ? 'Se cumple' : 'No se cumple'}: ${both.say(condition, held).text}.`
  }

  /** A sum over a class. In numbers it is written line by line while a person can still read it. */
  total({ args: [group] }: Call, value?: Explanation): Piece {
    const code = group?.kind === 'name' ? group.code : ''
    if (this.voice === 'words' || !value) {
      return phrase(`la suma de «${this.plan.scope.classes.get(code)?.label ?? code}»`)
    }
    const lines = value.operands.filter(({ exact }) => exact !== '0')
    if (lines.length < 2 || lines.length > readable) return word(amount(value))
    return { text: lines.map(amount).join(' + '), holds: 2 }
  }

  bracket({ args: [name, , chosen] }: Call): string {
    const table = this.plan.scope.tables.get(name?.kind === 'name' ? name.code : '')
    const column = table?.columns.find(
      ({ code }) => chosen?.kind === 'name' && chosen.code === code,
    )
    const what = column?.label ?? column?.code.toLowerCase() ?? 'Valor'
    return `«${what} del tramo»`
  }

  label(code: string): string {
    return this.plan.scope.names.get(code)?.def.label ?? code
  }
}

/** How many terms of a sum fit in a line. */
const readable = 9

const isZero = ({ exact }: Explanation) => exact === '0'

const isFloor = ({ name, args }: Call) =>
  name === 'MAX' && args.length === 2 && args[0]?.kind === 'number'

const comparisons = {
  '=': 'es',
  '<>': 'no es',
  '<': 'es menor que',
  '<=': 'es a lo más',
  '>': 'es mayor que',
  '>=': 'es al menos',
} as const

function called(node: Call, args: readonly Piece[]): string {
  const [first = word(''), ...rest] = args
  const said = args.map(({ text }) => text)
  switch (node.name) {
    case 'MIN':
      return `lo menor entre ${listed(said, 'y')}`
    case 'MAX':
      return isFloor(node)
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
      return listed(said, node.name === 'O' ? 'o' : 'y')
  }
}

function listed(items: readonly string[], last: 'y' | 'o'): string {
  const [end = '', ...before] = items.toReversed()
  return before.length === 0 ? end : `${before.toReversed().join(', ')} ${last} ${end}`
}

const word = (text: string): Piece => ({ text, holds: 0 })
const phrase = (text: string): Piece => ({ text, holds: 3 })
/** In brackets when its parts would separate among its neighbours. */
const tight = ({ text, holds }: Piece, upTo: number) => (holds > upTo ? `(${text})` : text)

type Sign = '+' | '-' | '*' | '/'

const signs = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' } as const

/** Joins parts with their signs; the first part shows its sign only when it is subtracted. */
function chain(parts: readonly Piece[], between: readonly Sign[], upTo: number): string {
  return parts.reduce((text, part, index) => {
    const sign = between[index] ?? '+'
    if (index === 0) return (sign === '-' ? '−' : '') + tight(part, upTo)
    return text + signs[sign] + tight(part, upTo)
  }, '')
}

/** A value with its unit, as the payslip writes it. */
export function amount({ shown, unit }: Pick<Explanation, 'shown' | 'unit'>): string {
  if (unit === 'CLP') return shown.startsWith('-') ? `−$${shown.slice(1)}` : `$${shown}`
  if (unit === 'UF' || unit === 'UTM') return `${shown} ${unit}`
  // A UF has two decimals, the last of which may be a zero.
  if (unit === 'CLP/UF') return `$${shown.replace(/,(\d)$/, ',$10')}`
  if (unit === 'CLP/UTM') return `$${shown}`
  if (unit === 'OPCION') return optionWords(shown)
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

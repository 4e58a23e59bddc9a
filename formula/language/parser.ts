import { powerOfTen, rational } from '../exact/rational.ts'
import { type FunctionName, functions, isFunction, limits } from './grammar.ts'
import { SEMICOLON, type Token, tokenize } from './lexer.ts'
import { nearest } from './names.ts'
import { type Comparison, type Node, type Problem, Refusal, type Span } from './syntax.ts'

export type Parsed =
  | { readonly ok: true; readonly node: Node }
  | { readonly ok: false; readonly problem: Problem }

/** The tree of a formula, or what is wrong with its text and where. Never throws. */
export function parse(source: string): Parsed {
  try {
    const reader = new Reader(tokenize(source))
    const node = comparison(reader)
    const rest = reader.peek()
    if (rest.kind !== 'end') throw unexpected(rest)
    return { ok: true, node }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}

class Reader {
  readonly tokens: readonly Token[]
  at = 0
  depth = 0
  nodes = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  peek(): Token {
    const token = this.tokens[this.at] ?? this.tokens.at(-1)
    if (token === undefined) throw new RangeError('a token list always has an end')
    return token
  }

  next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  /** Takes the next token when it is one of `signs`. */
  take(...signs: readonly string[]): Token | undefined {
    const token = this.peek()
    return token.kind === 'sign' && signs.includes(token.text) ? this.next() : undefined
  }

  /** Counts a node, so that the size of a tree is bounded while it is being built. */
  made<N extends Node>(node: N): N {
    this.nodes += 1
    if (this.nodes > limits.nodes) throw new Refusal('La fórmula tiene demasiadas partes', node)
    return node
  }

  within<T>(at: Span, work: () => T): T {
    this.depth += 1
    if (this.depth > limits.depth) throw new Refusal('La fórmula está demasiado anidada', at)
    const result = work()
    this.depth -= 1
    return result
  }
}

function comparison(reader: Reader): Node {
  const left = sum(reader)
  const sign = reader.take('=', '<>', '<', '<=', '>', '>=')
  if (sign === undefined) return left
  const right = sum(reader)
  const extra = reader.take('=', '<>', '<', '<=', '>', '>=')
  if (extra !== undefined) {
    throw new Refusal('Una comparación tiene dos lados: una varias con Y(…; …)', extra)
  }
  const span = { from: left.from, to: right.to }
  return reader.made({ kind: 'compare', sign: sign.text as Comparison, left, right, ...span })
}

function sum(reader: Reader): Node {
  const terms = [product(reader)]
  const signs: ('+' | '-')[] = ['+']
  for (let sign = reader.take('+', '-'); sign !== undefined; sign = reader.take('+', '-')) {
    signs.push(sign.text === '+' ? '+' : '-')
    terms.push(product(reader))
  }
  return terms.length === 1
    ? first(terms)
    : reader.made({ kind: 'sum', terms, signs, ...over(terms) })
}

function product(reader: Reader): Node {
  const factors = [unary(reader)]
  const signs: ('*' | '/')[] = ['*']
  for (let sign = reader.take('*', '/'); sign !== undefined; sign = reader.take('*', '/')) {
    signs.push(sign.text === '*' ? '*' : '/')
    factors.push(unary(reader))
  }
  if (factors.length === 1) return first(factors)
  return reader.made({ kind: 'product', factors, signs, ...over(factors) })
}

function unary(reader: Reader): Node {
  const minus = reader.take('-')
  if (minus === undefined) return primary(reader)
  const operand = reader.within(minus, () => unary(reader))
  return reader.made({ kind: 'negate', operand, from: minus.from, to: operand.to })
}

function primary(reader: Reader): Node {
  const token = reader.next()
  if (token.kind === 'number') return number(reader, token)
  if (token.kind === 'text') {
    const { from, to } = token
    return reader.made({ kind: 'text', value: token.text.slice(1, -1), from, to })
  }
  if (token.kind === 'word') {
    const { text: code, from, to } = token
    if (reader.peek().text === '(') return call(reader, token)
    return reader.made({ kind: 'name', code, from, to })
  }
  if (token.text === '(') {
    const inner = reader.within(token, () => comparison(reader))
    close(reader, token)
    return inner
  }
  throw unexpected(token)
}

function call(reader: Reader, word: Token): Node {
  if (!isFunction(word.text)) throw unknownFunction(word)
  const open = reader.next()
  const args: Node[] = []
  if (reader.peek().text !== ')') {
    do args.push(reader.within(word, () => comparison(reader)))
    while (reader.take(';') !== undefined)
  }
  const end = close(reader, open)
  const node = { kind: 'call', name: word.text, args, from: word.from, to: end.to } as const
  checkArity(node.name, args.length, node)
  return reader.made(node)
}

function checkArity(name: FunctionName, count: number, at: Span): void {
  const { min, max, signature } = functions[name]
  if (count >= min && count <= max) return
  const given = count === 1 ? 'un argumento' : `${count} argumentos`
  throw new Refusal(`${name} no se usa con ${given}: ${signature}`, at)
}

function number(reader: Reader, token: Token): Node {
  const shape = /^(\d+)(?:[.,](\d+))?$/.exec(token.text)
  if (shape === null) throw noNumber(token)
  const [, whole = '', decimals = ''] = shape
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(token.text)) {
    const options = `${whole}${decimals} o ${whole},${decimals}`
    throw new Refusal(`«${token.text}» se puede leer de dos maneras: escriba ${options}`, token)
  }
  if (whole.length + decimals.length > limits.digits) {
    throw new Refusal(`Un número tiene a lo más ${limits.digits} cifras`, token)
  }
  const percent = reader.take('%')
  const places = decimals.length + (percent === undefined ? 0 : 2)
  const value = rational(BigInt(whole + decimals), powerOfTen(places))
  return reader.made({ kind: 'number', value, from: token.from, to: percent?.to ?? token.to })
}

/** Figures joined by points and commas: arguments with commas between them, or thousands. */
function noNumber(token: Token): Refusal {
  const comma = token.text.indexOf(',')
  const isList = /^\d+(?:,\d+)*,$|^\d+(?:,\d+){2,}$/.test(token.text)
  if (isList && !/^\d{1,3}(?:,\d{3})+$/.test(token.text)) {
    const from = token.from + comma
    return new Refusal(SEMICOLON, { from, to: from + 1 })
  }
  return new Refusal(`«${token.text}» no es un número: ${howTo}`, token)
}

const howTo = 'sin separador de miles y con una sola coma o punto decimal'

function close(reader: Reader, open: Token): Token {
  const token = reader.take(')')
  if (token !== undefined) return token
  const next = reader.peek()
  if (next.kind === 'end') throw new Refusal('Falta cerrar este paréntesis', open)
  throw unexpected(next)
}

function unexpected(token: Token): Refusal {
  if (token.kind === 'end') return new Refusal('La fórmula está incompleta', token)
  if (token.text === ';') return new Refusal('El punto y coma solo separa argumentos', token)
  return new Refusal(`No se espera «${token.text}» aquí`, token)
}

function unknownFunction(word: Token): Refusal {
  const meant = nearest(word.text, Object.keys(functions))
  const hint = meant === undefined ? '' : `; ¿quiso decir ${meant}?`
  return new Refusal(`No existe la función ${word.text}${hint}`, word)
}

const first = (nodes: readonly Node[]): Node => {
  const node = nodes[0]
  if (node === undefined) throw new RangeError('empty chain')
  return node
}

const over = (nodes: readonly Node[]): Span => ({
  from: first(nodes).from,
  to: nodes.at(-1)?.to ?? 0,
})

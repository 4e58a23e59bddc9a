import { type TokenKind, limits, tokenShapes } from './grammar.ts'
import { Refusal, type Span } from './syntax.ts'

export interface Token extends Span {
  readonly kind: TokenKind
  readonly text: string
}

/**
 * The tokens of a formula, ended by one of kind 'end'. With `trivia`, spaces and comments too: an
 * editor paints those. Throws Refusal at a character that starts nothing.
 */
export function tokenize(source: string, { trivia = false } = {}): readonly Token[] {
  if (source.length > limits.characters) {
    throw new Refusal(`La fórmula supera ${limits.characters} caracteres`, {
      from: limits.characters,
      to: source.length,
    })
  }
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const token = tokenAt(source, at)
    if (trivia || (token.kind !== 'space' && token.kind !== 'comment')) tokens.push(token)
    at = token.to
  }
  tokens.push({ kind: 'end', text: '', from: at, to: at })
  return tokens
}

function tokenAt(source: string, from: number): Token {
  for (const [kind, shape] of tokenShapes) {
    shape.lastIndex = from
    const text = shape.exec(source)?.[0]
    if (text !== undefined) return { kind, text, from, to: from + text.length }
  }
  const character = source[from] ?? ''
  throw new Refusal(complaintAbout(character), { from, to: from + 1 })
}

/** What a comma between arguments is answered with, after a name or after a figure. */
export const SEMICOLON = 'Los argumentos se separan con punto y coma'

function complaintAbout(character: string): string {
  if (character === '"') return 'Falta cerrar el texto con comillas'
  if (character === ',') return SEMICOLON
  return `El carácter «${character}» no se usa en fórmulas`
}

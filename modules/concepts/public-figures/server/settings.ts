import type { FigureSource } from '../model/catalogs.ts'

/** Where figures are read, as the environment says it. */
export type FigureSettings = {
  readonly cmf: { readonly url: string; readonly key: string } | undefined
  readonly sii: string | undefined
  readonly previred: string | undefined
  /** From which hour of the day, in Chile, they are read. */
  readonly hour: number
  /** Days before the 25th of a month from which a figure that is missing is reported. */
  readonly warnDays: number
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings. An address is https, or of this very machine.
 *
 * @throws Error naming the variable that is wrong
 */
export function figureSettings(env: Env): FigureSettings {
  const cmf = addressIn(env, 'FIGURES_CMF_URL')
  const key = env['FIGURES_CMF_KEY']
  if (cmf && !key) throw new Error('FIGURES_CMF_KEY is missing: the CMF answers nobody without one')
  return {
    cmf: cmf && key ? { url: cmf, key } : undefined,
    sii: addressIn(env, 'FIGURES_SII_URL'),
    previred: addressIn(env, 'FIGURES_PREVIRED_URL'),
    hour: wholeIn(env, 'FIGURES_HOUR', 3, 23),
    warnDays: wholeIn(env, 'FIGURES_WARN_DAYS', 10, 24),
  }
}

/** The sources that are configured. */
export const sourcesOf = ({ cmf, sii, previred }: FigureSettings): FigureSource[] => [
  ...(cmf ? (['CMF'] as const) : []),
  ...(sii ? (['SII'] as const) : []),
  ...(previred ? (['PREVIRED'] as const) : []),
]

function addressIn(env: Env, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const url = URL.parse(text)
  const isOurs = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isOurs)) {
    throw new Error(`${name} is the https address of a public source`)
  }
  return text.replace(/\/$/, '')
}

function wholeIn(env: Env, name: string, usual: number, most: number): number {
  const value = Number(env[name] ?? usual)
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} is a whole number up to ${most}`)
  }
  return value
}

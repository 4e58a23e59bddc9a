import { formatPesos } from '#chile/numbers.ts'
import type { Settled } from './gratification.ts'
import type { State } from './words.ts'

/** A person's year as it was calculated. Whole pesos. */
export type Why = Pick<
  Settled,
  'rule' | 'months' | 'base' | 'cap' | 'due' | 'paid' | 'difference'
> & {
  /**
   * The profit that article 47 shares, and the total pay it is shared over; undefined for a reader
   * who may not see them.
   */
  shared: { pool: number | null; pay: number } | undefined
  minimumIncome: number
}

/** The sum of a person's year in words, each step with its pesos: on screens and on paper. */
export function reasonsOf(why: Why, state: State, excluded: string | null = null): string[] {
  const { rule, due, paid, difference } = why
  return [
    ...(rule === 'ART_47' ? byArticle47(why) : byArticle50(why)),
    ...(rule === 'CONVENTIONAL'
      ? ['La convenida no puede ser menor que la del artículo 50 (art. 46).']
      : []),
    ...(due === null
      ? []
      : [`Se deben ${formatPesos(due)}, y los meses pagaron ${formatPesos(paid)}.`]),
    ...(difference === null ? [] : [differenceText(state, difference)]),
    ...(excluded === null ? [] : [`Excluida: ${excluded}.`]),
  ]
}

function byArticle47({ shared, base }: Why): string[] {
  if (!shared) {
    return [
      'Por el artículo 47 recibe parte de la utilidad del año, según lo que ganó en él.',
      `Ganó ${formatPesos(base)}. Lo que se reparte entre todos es reservado.`,
    ]
  }
  const { pool, pay } = shared
  return [
    pool === null
      ? 'Por el artículo 47 recibe parte de la utilidad: falta ingresarla.'
      : `Por el artículo 47 se reparten ${formatPesos(pool)}, el 30 % de la utilidad del año.`,
    `Ganó ${formatPesos(base)} de los ${formatPesos(pay)} de todos en el año.`,
  ]
}

function byArticle50({ base, months, minimumIncome, cap }: Why): string[] {
  const count = months === 1 ? '1 mes' : `${months} meses`
  return [
    `El 25 % de ${formatPesos(base)}, lo que ganó en ${count}, ` +
      `son ${formatPesos(Math.round(base / 4))} (art. 50).`,
    `El tope, 4,75 ingresos mínimos de ${formatPesos(minimumIncome)} por ${count}, ` +
      `es ${formatPesos(cap ?? 0)}.`,
  ]
}

function differenceText(state: State, difference: number): string {
  if (state === 'EXCESS') {
    return `Se pagaron ${formatPesos(-difference)} de más: no se descuentan aquí.`
  }
  if (state === 'EVEN') {
    return `La diferencia, ${formatPesos(difference)}, es redondeo de los meses.`
  }
  return `La diferencia es ${formatPesos(difference)}.`
}

import { Fraction } from './fraction.ts'

/** One line of a survey as a clerk would write it down: who, about what, and what they said. */
export type SurveyRow = {
  readonly rater: number
  readonly relation: string
  readonly competence: string
  readonly value: number | 'omitted' | 'does not apply'
  /** The number that is counted instead, where agreeing is bad: 6 − value on a scale of 1 to 5. */
  readonly turned: boolean
}

/** Fractions as text, or `none`. */
export type Worked = {
  readonly groups: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly competences: Readonly<Record<string, string>>
  readonly final: string
}

/**
 * The score of a process, worked out from rows, without anything of the product: sums and counts,
 * relation by relation.
 */
export function workedProcess(
  rows: readonly SurveyRow[],
  competences: readonly { name: string; weight: number }[],
  weights: Readonly<Record<string, number>>,
): Worked {
  const people: { relation: string; means: Record<string, Fraction> }[] = []
  for (const row of rows) {
    if (typeof row.value !== 'number') continue
    people[row.rater] ??= { relation: row.relation, means: {} }
  }
  people.forEach((person, rater) => {
    for (const { name } of competences) {
      let points = 0
      let answers = 0
      for (const row of rows) {
        if (row.rater !== rater || row.competence !== name) continue
        if (row.value === 'omitted' || row.value === 'does not apply') continue
        points += row.turned ? 6 - row.value : row.value
        answers += 1
      }
      if (answers > 0) person.means[name] = Fraction.of(points).over(answers)
    }
  })
  return combined(people, competences, weights)
}

function combined(
  people: readonly { relation: string; means: Record<string, Fraction> }[],
  competences: readonly { name: string; weight: number }[],
  weights: Readonly<Record<string, number>>,
): Worked {
  const named: Record<string, string[]> = {
    SELF: ['SELF'],
    SUPERVISOR: ['SUPERVISOR'],
    PEER: ['PEER'],
    SUBORDINATE: ['SUBORDINATE'],
  }
  const count = (relation: string) => people.filter((one) => one?.relation === relation).length
  const peers = count('PEER')
  const team = count('SUBORDINATE')
  if (peers > 0 && team > 0 && (peers < 3 || team < 3)) {
    delete named['PEER']
    delete named['SUBORDINATE']
    if (peers + team >= 3) named['OTHERS'] = ['PEER', 'SUBORDINATE']
  } else {
    if (peers < 3) delete named['PEER']
    if (team < 3) delete named['SUBORDINATE']
  }
  const groups: Record<string, Record<string, string>> = {}
  const final: Fraction[] = []
  let finalWeight = 0
  const shown: Record<string, string> = {}
  for (const { name, weight } of competences) {
    let top = Fraction.of(0)
    let bottom = 0
    for (const [group, relations] of Object.entries(named)) {
      const members = people.filter((one) => one && relations.includes(one.relation))
      if (members.length === 0) continue
      const means = members.flatMap((one) => one.means[name] ?? [])
      const isKnown = group === 'SELF' || group === 'SUPERVISOR'
      groups[group] ??= {}
      if (means.length === 0 || (!isKnown && means.length < 3)) {
        groups[group][name] = 'none'
        continue
      }
      let sum = Fraction.of(0)
      for (const mean of means) sum = sum.plus(mean)
      const mean = sum.over(means.length)
      groups[group][name] = written(mean)
      const share = relations.reduce((before, relation) => before + (weights[relation] ?? 0), 0)
      top = top.plus(mean.times(share))
      bottom += share
    }
    shown[name] = bottom === 0 ? 'none' : written(top.over(bottom))
    if (bottom === 0 || weight === 0) continue
    final.push(top.over(bottom).times(weight))
    finalWeight += weight
  }
  const total = final.reduce((before, part) => before.plus(part), Fraction.of(0))
  return {
    groups,
    competences: shown,
    final: finalWeight === 0 ? 'none' : written(total.over(finalWeight)),
  }
}

const written = ({ top, bottom }: Fraction) => `${top}/${bottom}`

import { modules } from '#access/modules.ts'
import { services } from '#access/services.ts'
import {
  afps,
  apvInstitutions,
  bankList,
  byCode,
  ccafs,
  healthInstitutions,
  mutuals,
} from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import { communes } from '#chile/territory.ts'
import { conventions } from '#modules/company/businesses/model/conventions.ts'
import { figureLabel } from '#modules/concepts/indicators/server/index.ts'
import { ScenarioChangeKind } from '#modules/payroll/scenarios/model/scenario.ts'
import type { Means } from '#platform/model/registry.ts'
import { type Change, type Snapshot, snapshotOf } from '../model/changes.ts'

type Listed = readonly { code: string; name: string }[]
const of = (list: Listed) => (code: string) => byCode(list, code)?.name ?? code

const serviceNames = new Map<string, string>(
  Object.values(services).map(({ code, label }) => [code, label]),
)
const moduleNames = new Map<string, string>(
  Object.entries(modules).map(([code, { label }]) => [code, label]),
)

/** The meaning of a stored code, in words. An unknown code is shown as stored. */
export const wordOf: Readonly<Partial<Record<Means, (value: string) => string>>> = {
  bank: of(bankList),
  mutual: of(mutuals),
  ccaf: of(ccafs),
  afp: of(afps),
  health: of(healthInstitutions),
  savings: of(apvInstitutions),
  commune: of(communes),
  country: of(countryList),
  module: (code) => moduleNames.get(code) ?? code,
  service: (code) => serviceNames.get(code) ?? code,
  indicator: figureLabel,
  settings: settingsText,
  changes: (value) => listOf(value, kindOf),
  brackets: (value) => counted(value),
  list: (value) => listOf(value, String),
}

/** «Redondeo de cada concepto en pesos: Al peso más cercano». */
function settingsText(value: string): string {
  const lines = Object.entries(snapshotOf(parsed(value))).map(([code, answer]) => {
    const asked = conventions.find((one) => one.code === code)
    return asked ? `${asked.label}: ${asked.options[String(answer)] ?? String(answer)}` : code
  })
  return lines.join('; ')
}

/** The differing answers of two sets of answers; equal ones did not change. */
export function differing({ field, before, after }: Change): Change {
  const [old, fresh] = [before, after].map((value) => snapshotOf(value && parsed(value)))
  const only = (one: Snapshot = {}, other: Snapshot = {}) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(one).filter(([key, value]) => other[key] !== value)),
    )
  return { field, before: before && only(old, fresh), after: after && only(fresh, old) }
}

const kindOf = (change: unknown) => ScenarioChangeKind.label(String(snapshotOf(change)['kind']))

function listOf(value: string, word: (one: unknown) => string): string {
  const all = parsed(value)
  return Array.isArray(all) ? all.map(word).join(', ') : ''
}

function counted(value: string): string {
  const all = parsed(value)
  const count = Array.isArray(all) ? all.length : Object.keys(snapshotOf(all)).length
  return count === 1 ? '1 tramo' : `${count} tramos`
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

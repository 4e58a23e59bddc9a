import type { ValuesOf } from '#platform/model/entity.ts'
import { choice, flag, integer, longText, optional, ref, text } from '#platform/model/field.ts'
import { AssignmentKind, SurveyRelation } from './catalogs.ts'
import { formatRut, parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { readRuts } from '#modules/people/chosen-people/model/pasted-people.ts'

/** How participants are found: which people, and what each one is to the other. */
export const assignmentFields = {
  kind: choice(AssignmentKind, '¿Quién responde?'),
  businessId: optional(ref('business', 'Razón social')),
  unitId: optional(ref('hierarchyNode', 'Unidad', { help: 'Con todas las que están bajo ella' })),
  areaId: optional(ref('area', 'Área')),
  branchOfficeId: optional(ref('branchOffice', 'Sucursal')),
  jobTitle: optional(text('Cargo', { max: 200 })),
  contractType: optional(text('Tipo de contrato', { max: 40 })),
  minMonths: optional(integer('Antigüedad mínima', { unit: 'meses', min: 0, max: 600 })),
  maxMonths: optional(integer('Antigüedad máxima', { unit: 'meses', min: 0, max: 600 })),
  pasted: optional(
    longText('RUT pegados', {
      max: 200_000,
    }),
  ),
  includeInactive: flag('Incluir contratos suspendidos'),
  includeExternal: optional(flag('Incluir personas externas')),
}
export type AssignmentInput = ValuesOf<typeof assignmentFields>

/** The rule of the whole company: nobody who works in it is left out, but for outsiders. */
export const everybody = ({ external = false } = {}): AssignmentInput => ({
  kind: 'FILTER',
  businessId: null,
  unitId: null,
  areaId: null,
  branchOfficeId: null,
  jobTitle: null,
  contractType: null,
  minMonths: null,
  maxMonths: null,
  pasted: null,
  includeInactive: false,
  includeExternal: external,
})

/** Explicit pairs of a rule over the people of a day, each once, and what gives none. */
export function resolve(
  { kind, pasted }: Pick<AssignmentInput, 'kind' | 'pasted'>,
  workers: readonly Worker[],
): Resolved {
  const chosen = workers.filter((one) => one.chosen)
  switch (kind) {
    case 'SELF':
      return of(chosen, ({ userId }) => [pair(userId, userId, 'SELF')])
    case 'SUPERVISOR':
      return of(chosen, ({ userId, supervisorId }) =>
        supervisorId === null ? [] : [pair(supervisorId, userId, 'SUPERVISOR')],
      )
    case 'SUBORDINATE':
      return subordinates(chosen, workers)
    case 'PEER':
      return peers(chosen, workers)
    case 'FILTER':
      return of(chosen, ({ userId }) => [pair(userId, null, null)])
    case 'LIST':
      return listed(pasted ?? '', workers)
    case 'IMPORT':
      return imported(pasted ?? '', workers)
  }
}

export const WITHOUT_SUPERVISOR = 'Sin supervisor'

function of(chosen: readonly Worker[], pairsOf: (one: Worker) => Pair[]): Resolved {
  const pairs = chosen.flatMap(pairsOf)
  const without = chosen.filter((one) => pairsOf(one).length === 0)
  return { pairs: once(pairs), problems: without.map((one) => problem(one, WITHOUT_SUPERVISOR)) }
}

const problem = ({ fullname }: Worker, message: string) => ({
  who: fullname,
  message,
  line: null,
})

/** The people who report straight to each of the chosen ones answer about them. */
function subordinates(chosen: readonly Worker[], workers: readonly Worker[]): Resolved {
  const teams = Map.groupBy(workers, ({ supervisorId }) => supervisorId)
  const pairs = chosen.flatMap(({ userId }) =>
    (teams.get(userId) ?? []).map((one) => pair(one.userId, userId, 'SUBORDINATE')),
  )
  return { pairs: once(pairs), problems: [] }
}

/** Everybody with the same supervisor answers about each of the chosen ones. */
function peers(chosen: readonly Worker[], workers: readonly Worker[]): Resolved {
  const teams = Map.groupBy(workers, ({ supervisorId }) => supervisorId)
  const found = chosen.map((one) => ({
    one,
    others:
      one.supervisorId === null
        ? []
        : (teams.get(one.supervisorId) ?? []).filter(({ userId }) => userId !== one.userId),
  }))
  return {
    pairs: once(
      found.flatMap(({ one, others }) =>
        others.map(({ userId }) => pair(userId, one.userId, 'PEER')),
      ),
    ),
    problems: found
      .filter(({ others }) => others.length === 0)
      .map(({ one }) =>
        problem(one, one.supervisorId === null ? WITHOUT_SUPERVISOR : 'Sin pares en su equipo'),
      ),
  }
}

/** «Se crearán 312 encuestas; 4 sin supervisor», and what else gives none. */
export function assignmentWords(
  created: number,
  existing: number,
  problems: readonly AssignmentProblem[],
): string {
  const counts = Map.groupBy(problems, ({ message }) => message)
  const parts = [...counts].map(([message, rows]) => `${rows.length} ${lower(message)}`)
  return [
    created === 1 ? 'Se creará 1 encuesta' : `Se crearán ${created} encuestas`,
    ...(existing > 0 ? [existing === 1 ? '1 ya existe' : `${existing} ya existen`] : []),
    ...parts,
  ].join('; ')
}
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** Somebody who works on the day of the survey, as far as assigning asks. */
export type Worker = {
  readonly userId: number
  readonly rut: string
  readonly fullname: string
  readonly supervisorId: number | null
  /** Whether they are among the people that the rule is about. */
  readonly chosen: boolean
}

/** One that would answer, the person it is about, and what they are to each other. */
export type Pair = {
  readonly respondentId: number
  readonly evaluateeId: number | null
  readonly relation: SurveyRelation | null
}

/** Why somebody or some line gives no survey. */
export type AssignmentProblem = {
  readonly who: string
  readonly message: string
  /** The place of its line in what was pasted, from 0; null where nothing was. */
  readonly line: number | null
}

export type Resolved = { readonly pairs: Pair[]; readonly problems: AssignmentProblem[] }

export const pair = (
  respondentId: number,
  evaluateeId: number | null,
  relation: SurveyRelation | null,
): Pair => ({ respondentId, evaluateeId, relation })

/** Each pair of people once, with the relation that is said last. */
export const once = (pairs: readonly Pair[]): Pair[] => [
  ...new Map(pairs.map((one) => [`${one.respondentId} ${one.evaluateeId}`, one])).values(),
]

const UNKNOWN = 'No hay nadie con ese RUT trabajando en la fecha de inicio'
const WRONG = 'No es un RUT'

/** The lines of a paste, each with its place from 0: what is wrong is mended there. */
const linesOf = (pasted: string) =>
  pasted.split(/\r?\n/).flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]))

const byRutOf = (workers: readonly Worker[]) => new Map(workers.map((one) => [one.rut, one]))

type Read = { readonly pairs: Pair[]; readonly problems: AssignmentProblem[] }

const joined = (read: readonly Read[]): Resolved => ({
  pairs: once(read.flatMap(({ pairs }) => pairs)),
  problems: read.flatMap(({ problems }) => problems),
})

/** The people of a list of RUTs, one a line or several; nobody of them is evaluated. */
export function listed(pasted: string, workers: readonly Worker[]): Resolved {
  const byRut = byRutOf(workers)
  return joined(
    linesOf(pasted).map(({ line, at }) => {
      const { ruts, wrong } = readRuts(line)
      const known = ruts.flatMap((rut) => byRut.get(rut) ?? [])
      const unknown = ruts.filter((rut) => !byRut.has(rut))
      return {
        pairs: known.map(({ userId }) => pair(userId, null, null)),
        problems: [
          ...wrong.map((who) => ({ who, message: WRONG, line: at })),
          ...unknown.map((rut) => ({ who: formatRut(rut), message: UNKNOWN, line: at })),
        ],
      }
    }),
  )
}

/** Lines of three columns; without the third, who answers about themselves is said by the RUTs. */
export function imported(pasted: string, workers: readonly Worker[]): Resolved {
  const byRut = byRutOf(workers)
  return joined(
    linesOf(pasted)
      .filter(({ line, at }) => at > 0 || !isHeading(line))
      .map(({ line, at }) => {
        const result = pairOf(line, byRut)
        return typeof result === 'string'
          ? { pairs: [], problems: [{ who: line.trim(), message: result, line: at }] }
          : { pairs: [result], problems: [] }
      }),
  )
}

const cellsOf = (line: string) =>
  line.split(/[\t;,]+/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** A first line without any RUT is the heading of a spreadsheet. */
const isHeading = (line: string) => /[a-z]{3}/i.test(line) && !/\d/.test(line)

function pairOf(line: string, byRut: ReadonlyMap<string, Worker>): Pair | string {
  const [first = '', second = '', word = ''] = cellsOf(line)
  const [respondent, evaluatee] = [parseRut(first), parseRut(second)]
  if (respondent === undefined) return `«${first}» no es un RUT`
  if (second === '') return 'Faltan los dos RUT: respondiente; evaluado; relación'
  if (evaluatee === undefined) return `«${second}» no es un RUT`
  const [by, about] = [byRut.get(respondent), byRut.get(evaluatee)]
  if (!by) return `${formatRut(respondent)}: no trabaja en la fecha de inicio`
  if (!about) return `${formatRut(evaluatee)}: no trabaja en la fecha de inicio`
  const isSelf = by.userId === about.userId
  const relation = word === '' ? (isSelf ? 'SELF' : null) : relationOf(word)
  if (relation === null) return 'Diga la relación: autoevaluación, jefatura, equipo o par'
  if (isSelf !== (relation === 'SELF')) return 'La relación no corresponde a esos RUT'
  return pair(by.userId, about.userId, relation)
}

function relationOf(word: string): SurveyRelation | null {
  const said = searchKey(word)
  const found = SurveyRelation.options.find(
    ({ value, label }) => searchKey(label) === said || value.toLowerCase() === said,
  )
  return found?.value ?? aliases[said] ?? null
}
const aliases: Readonly<Record<string, SurveyRelation>> = {
  auto: 'SELF',
  supervisor: 'SUPERVISOR',
  jefe: 'SUPERVISOR',
  jefa: 'SUPERVISOR',
  equipo: 'SUBORDINATE',
  subordinado: 'SUBORDINATE',
  colaborador: 'SUBORDINATE',
  pares: 'PEER',
}

/** A paste with one of its lines written anew. */
export const mended = (pasted: string, at: number, line: string): string =>
  pasted
    .split(/\r?\n/)
    .map((known, place) => (place === at ? line.replaceAll(/[\r\n]+/g, ' ') : known))
    .join('\n')

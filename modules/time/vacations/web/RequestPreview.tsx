import { Alert } from 'antd'
import type { VacationOverlapDatesQuery } from '#generated/documents/graphql.ts'
import { listed } from '#chile/counts.ts'
import { addDays, isDate, weekdayName } from '#chile/dates.ts'
import { VacationOverlapDates } from '#generated/operations/vacations.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { useSaidAtFields } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { teamWords } from '#modules/time/absences/model/team-words.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { PoolOrder } from '../model/rule.ts'
import { Vacation } from '../model/vacation.ts'
import { daysNumber, poolsText } from '../model/words.ts'
import './vacations.css'

/** How often overlaps are looked for (product specification). */
const everyTwoSeconds = 2_000

type Props = { contractId: string; values: FormValues; exceptId?: string | null }
type Told = VacationOverlapDatesQuery['vacationOverlapDates']

/** What a request would take and leave, while its dates are written. */
export function RequestPreview({ contractId, values, exceptId = null }: Props) {
  const input = draftOf(contractId, values, exceptId)
  const key = JSON.stringify(input)
  const settled = useDebounced(key, 200) === key
  const { data, error } = usePoll(VacationOverlapDates, input && { input }, {
    everyMs: everyTwoSeconds,
    enabled: input !== undefined && settled,
  })
  const said = useSaidAtFields()
  if (!input) return isTooLong(values) ? <TooLong /> : null
  const told = data && unsaid(data.vacationOverlapDates, said)
  return (
    <>
      <div className="vac-preview mg-span" role="status" aria-live="polite">
        {error && !said.has(error.message) && (
          <Alert type="warning" showIcon title={error.message} />
        )}
        {!error && told && <Told told={told} from={input.startDate} />}
      </div>
      {told && told.purses > 1 && <Field of={Vacation} name="poolOrder" />}
    </>
  )
}

/** What a preview says besides what its fields say already, once the request was refused. */
const unsaid = ({ shortage, refusals, ...told }: Told, said: ReadonlySet<string>): Told => ({
  ...told,
  shortage: shortage !== null && said.has(shortage) ? null : shortage,
  refusals: refusals.filter((words) => !said.has(words)),
})

const MOST_DAYS = 366

const isTooLong = ({ startDate: from, endDate: to }: FormValues): boolean =>
  isDate(from) && isDate(to) && to > addDays(from, MOST_DAYS)

/** Nobody is away for years: what was typed is looked at again before it is sent. */
const TooLong = () => (
  <div className="vac-preview mg-span" role="status">
    <Alert
      type="warning"
      showIcon
      title="Una solicitud es a lo más de un año: revise el año del último día."
    />
  </div>
)

/** What the server says of some dates, in words. */
export const Told = ({ told, from }: { told: Told; from: string }) => (
  <>
    <p className="vac-uses">
      <strong>{usesText(told)}</strong>
      {told.shortage ? '.' : `; le quedarán ${daysNumber(told.left)} al ${formatDate(from)}.`}{' '}
      {returnText(told.returnsOn)}
    </p>
    {told.purses > 1 && <p className="soft">{poolsText(told)}</p>}
    {told.overlaps.map((other) => (
      <Alert key={`${other.from} ${other.to}`} type="error" showIcon title={overlapText(other)} />
    ))}
    {told.shortage && <Alert type="warning" showIcon title={told.shortage} />}
    {told.refusals.map((words) => (
      <Alert key={words} type="error" showIcon title={words} />
    ))}
    {told.warnings.map((words) => (
      <Alert key={words} type="info" showIcon title={words} />
    ))}
    {told.team && <TeamOut team={told.team} people={told.away.filter(({ ofTeam }) => ofTeam)} />}
    {others(told).length > 0 && (
      <div className="vac-away">
        <span className="soft">
          {told.team ? 'De otros equipos, ausentes esos días' : 'Ausentes esos días'}
        </span>
        <People rows={others(told)} />
      </div>
    )}
  </>
)

const others = ({ away }: Told) => away.filter(({ ofTeam }) => !ofTeam)

const People = ({ rows }: { rows: Told['away'] }) => (
  <ul>
    {rows.map((person) => (
      <li key={`${person.fullname} ${person.from}`}>
        {person.fullname} <span className="soft">{fromTo(person)}</span>
      </li>
    ))}
  </ul>
)

type Team = { team: NonNullable<Told['team']>; people: Told['away'] }

/** How many of the team are away, with the names that this person reads one click away. */
const TeamOut = ({ team, people }: Team) =>
  people.length === 0 ? (
    <p className="soft">Fuera de su equipo: {teamWords(team)}</p>
  ) : (
    <details className="vac-away">
      <summary>Fuera de su equipo: {teamWords(team)}</summary>
      <People rows={people} />
    </details>
  )

/** «Usará 9 días hábiles (18-09-2026 es feriado)». */
function usesText({ businessDays, holidays }: Told): string {
  const one = businessDays === '1' || businessDays === '0.5'
  const days = `${daysNumber(businessDays)} ${one ? 'día hábil' : 'días hábiles'}`
  const off = listed(holidays.map((day) => formatDate(day)))
  if (holidays.length === 0) return `Usará ${days}`
  return `Usará ${days} (${off} ${holidays.length === 1 ? 'es feriado' : 'son feriados'})`
}

/** «Vuelve el lunes 28-09-2026.» */
const returnText = (day: string) => `Vuelve el ${weekdayName(day)} ${formatDate(day)}.`

const fromTo = ({ from, to }: { from: string; to: string }) =>
  from === to ? `el ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(to)}`

const overlapText = ({ isVacation, ...days }: Told['overlaps'][number]) =>
  `Se superpone con ${isVacation ? 'vacaciones' : 'una ausencia'} ${fromTo(days)}`

/** What is asked of the server, once there are both dates. */
function draftOf(contractId: string, values: FormValues, exceptId: string | null) {
  const [from, to] = [values['startDate'], values['endDate']]
  if (!isDate(from) || !isDate(to) || to < from || isTooLong(values)) return undefined
  const half = DayHalf.has(values['half']) && from === to ? values['half'] : null
  const asked = values['poolOrder']
  const poolOrder = PoolOrder.has(asked) ? asked : null
  return { userContractId: contractId, startDate: from, endDate: to, half, poolOrder, exceptId }
}

import type { UserAbsenceYearQuery } from '#generated/documents/graphql.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { formatNumber } from '#chile/numbers.ts'
import { UserAbsenceYear } from '#generated/operations/absences.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { kindWords } from './words.ts'

type Use = UserAbsenceYearQuery['userAbsenceYear']['used'][number]

/** The days of a year that each kind of absence took; the year is in the address. */
export function YearUsed({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const [params, setParams] = useAddressParams()
  const thisYear = Number(today().slice(0, 4))
  const year = yearIn(params.get('year')) ?? thisYear
  const input = { userId, year }
  const { data, error, reload } = useDetail(UserAbsenceYear, { input }, { keep: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { used, years, pending } = data.userAbsenceYear
  const choose = (chosen: number) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (chosen === thisYear) next.delete('year')
      else next.set('year', String(chosen))
      return next
    })
  return (
    <Panel
      title={`Días usados en ${year}`}
      text={pendingText(pending, isOwn)}
      action={
        <Choice
          aria-label="Año"
          value={year}
          onChange={(next) => next !== null && choose(next)}
          options={yearsWith(years, thisYear).map((value) => ({ value, label: String(value) }))}
        />
      }
    >
      {used.length === 0 ? (
        <p className="soft">Sin días de ausencia en {year}.</p>
      ) : (
        <Figures label={`Días usados en ${year}`} figures={used.map(figureOf)} />
      )}
    </Panel>
  )
}

/** A year that the address names; the server says which of them have a calendar. */
const yearIn = (text: string | null): number | undefined =>
  text !== null && /^20\d\d$/.test(text) ? Number(text) : undefined

const yearsWith = (years: readonly number[], thisYear: number) =>
  [...new Set([thisYear, ...years])].toSorted((a, b) => b - a)

function pendingText(pending: number, isOwn: boolean): string {
  const counted = 'Cuentan las ausencias aprobadas.'
  if (pending === 0) return counted
  const waiting = pending === 1 ? '1 solicitud espera' : `${pending} solicitudes esperan`
  return `${counted} ${waiting} ${isOwn ? 'una respuesta' : 'respuesta'}.`
}

/** «Licencia médica · Común: 11 días», with how many of them were of work. */
function figureOf({ kind, type, pay, count, realDays, workDays }: Use): Figure {
  const { name, detail } = kindWords({ kind, type, pay })
  const days = type === 'NOT_WORKED' ? workDays : realDays
  const times = count === 1 ? '1 vez' : `${count} veces`
  const work = type === 'NOT_WORKED' ? 'días de trabajo' : `${formatNumber(workDays)} de trabajo`
  return {
    label: detail && type !== 'NOT_WORKED' ? `${name} · ${detail.toLowerCase()}` : name,
    value: `${formatNumber(days)} ${days === '1' ? 'día' : 'días'}`,
    hint: `${times} · ${work}`,
  }
}

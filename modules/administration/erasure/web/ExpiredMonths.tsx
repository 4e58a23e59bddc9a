import { counted } from '#chile/counts.ts'
import { monthName, monthsBetween, monthTitle, yearMonthOf, type YearMonth } from '#chile/period.ts'
import { ExpiredMonths as Months } from '#generated/operations/erasure.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { today } from '#platform/web/look/today.ts'

type Props = { onMonth: (month: YearMonth) => void; onDue: () => void }

/** «En diciembre vencen 14 fichas»: each sentence opens its list. */
export function ExpiredMonths({ onMonth, onDue }: Props) {
  const { data } = useDetail(Months, {})
  const now = yearMonthOf(today())
  const months = data?.expiredMonths ?? []
  const coming = months.filter(({ month }) => month >= now)
  const over = months
    .filter(({ month }) => month < now)
    .reduce((sum, { people }) => sum + people, 0)
  return (
    <>
      <p className="soft">
        Cuando ningún plazo retiene la ficha de quien se fue, una persona la confirma y otra la
        aprueba.
      </p>
      {months.length > 0 && (
        <div className="mg-acts" role="group" aria-label="Fichas por mes">
          {over > 0 && (
            <ActionButton onClick={onDue}>
              {`Antes de ${monthName(now)} ${sentence('venció', 'vencieron', over)}`}
            </ActionButton>
          )}
          {coming.map(({ month, people }) => (
            <ActionButton key={month} onClick={() => onMonth(month)}>
              {`En ${nameOf(month, now)} ${sentence('vence', 'vencen', people)}`}
            </ActionButton>
          ))}
        </div>
      )}
    </>
  )
}

const sentence = (one: string, several: string, people: number): string =>
  `${people === 1 ? one : several} ${counted(people, 'ficha')}`

/** A month that comes within a year is named without it. */
const nameOf = (month: YearMonth, now: YearMonth): string =>
  monthsBetween(now, month) < 12 ? monthName(month) : monthTitle(month).toLowerCase()

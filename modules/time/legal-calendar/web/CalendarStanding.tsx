import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { counted } from '#chile/counts.ts'
import {
  ConfirmHolidayYear,
  LegalCalendarStatus,
  ProposeHolidayYear,
} from '#generated/operations/legal-calendar.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { MUST_BE_ANOTHER } from '../model/public-holiday.ts'
import './legal-calendar.css'

/**
 * What the platform has to do with the legal calendar: the year that lacks it although July has
 * come, the year that waits for a second person, the single days that wait.
 */
export function CalendarStanding() {
  const { data, error, reload } = useDetail(LegalCalendarStatus, undefined, {
    needs: 'legalCalendar.read',
  })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  const { overdueYear, waitingYears, ownYears, pending } = data.legalCalendarStatus
  return (
    <div className="lc-standing">
      {overdueYear !== null && !waitingYears.includes(overdueYear) && (
        <Overdue year={overdueYear} next={data.legalCalendarStatus.nextYear} />
      )}
      {waitingYears.map((year) => (
        <Waiting key={year} year={year} isMine={ownYears.includes(year)} />
      ))}
      {pending > 0 && waitingYears.length === 0 && <Pending count={pending} />}
    </div>
  )
}

const Overdue = ({ year, next }: { year: number; next: number }) => (
  <Alert
    type="error"
    showIcon
    title={`Falta el calendario legal de ${year}`}
    description={
      <Words action={<ProposeYear year={next} />}>
        Se carga a más tardar en julio del año anterior: sin él no se piden ausencias ni vacaciones
        de esos días.
      </Words>
    }
  />
)

/** What an alert says, and under it what to do: on a phone both have the whole width. */
const Words = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <>
    <p>{children}</p>
    <span className="lc-actions">{action}</span>
  </>
)

/** Enters the next year as the law computes it. */
export function ProposeYear({ year }: { year: number }) {
  const propose = useAction(ProposeHolidayYear, {
    done: ({ days }) =>
      `${counted(days, 'feriado espera', 'feriados esperan')} que otra persona los confirme`,
    after: `${pathTo('calendario-legal')}?year=${year}`,
  })
  return (
    <ActionButton
      permission="legalCalendar.create"
      onClick={() => propose.run({ input: { year } })}
      confirm={
        'Se ingresan las fechas que la ley calcula, cada una con su ley. Las elecciones se ' +
        'ingresan aparte, y otra persona confirma el año completo.'
      }
    >
      {`Proponer el año ${year}`}
    </ActionButton>
  )
}

function Waiting({ year, isMine }: { year: number; isMine: boolean }) {
  const confirm = useAction(ConfirmHolidayYear, {
    done: ({ days }) => `${counted(days, 'feriado vigente', 'feriados vigentes')} en ${year}`,
  })
  return (
    <Alert
      type="warning"
      showIcon
      title={`El calendario legal de ${year} espera que otra persona lo confirme`}
      description={
        <Words
          action={
            <>
              <ActionButton to={`${pathTo('calendario-legal')}?year=${year}`}>Revisar</ActionButton>
              <ActionButton
                permission="legalCalendar.update"
                disabled={isMine ? MUST_BE_ANOTHER : undefined}
                onClick={() => confirm.run({ input: { year } })}
                confirm="Desde ahora todas las empresas cuentan con estos feriados."
              >
                {`Confirmar el año ${year}`}
              </ActionButton>
            </>
          }
        >
          Antes, verifique cada fecha con su ley y el solsticio con su fuente.
        </Words>
      }
    />
  )
}

const Pending = ({ count }: { count: number }) => (
  <Alert
    type="warning"
    showIcon
    title={`${counted(count, 'feriado legal espera', 'feriados legales esperan')} confirmación`}
    description={
      <Words
        action={
          <ActionButton to={`${pathTo('calendario-legal')}?state=PENDING`}>
            Ver los que esperan
          </ActionButton>
        }
      >
        Los confirma una persona distinta de quien los ingresó.
      </Words>
    }
  />
)

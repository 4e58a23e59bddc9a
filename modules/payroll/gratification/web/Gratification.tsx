import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { RemoveGratification } from '#generated/operations/gratification.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { GratificationProgress, isRunning } from './GratificationProgress.tsx'
import { GratificationPeople } from './GratificationPeople.tsx'
import { TermsDialog } from './GratificationTerms.tsx'
import type { Year } from './types.ts'
import './gratification.css'

type Props = { id: string; year: Year }

/** The gratification of a finished year: what it owes to each, why, and who is left out. */
export function Gratification({ id, year }: Props) {
  // What is being calculated is half of it: neither sums nor people yet.
  if (year.job && isRunning(year.job)) return <GratificationProgress job={year.job} />
  const extra = year.isOpen && (
    <>
      <Terms id={id} year={year} />
      <Undo id={id} year={year} />
    </>
  )
  return (
    <section className="ga-year">
      {year.job && <GratificationProgress job={year.job} />}
      <Summary year={year} />
      <GratificationPeople id={id} year={year} extra={extra} />
    </section>
  )
}

type State = Year['states'][number]['state']

function sharedHint({ pool, seesAll }: Year, waiting: number): string {
  if (!seesAll) return 'Reservado: lo ve quien ve a todas las personas'
  if (waiting > 0) return `${waiting} por calcular: falta la utilidad`
  return pool === null ? 'Nadie la tiene' : '30 % de la utilidad'
}

function Summary({ year }: { year: Year }) {
  const of = (state: State) =>
    year.states.find((one) => one.state === state) ?? { people: 0, difference: 0, net: 0 }
  const paying = of('PAY')
  const waiting = of('NO_PROFIT').people
  const { firstMonth } = year
  return (
    <>
      <p className="soft mg-block">
        Se debe el 25 % de lo ganado en el año con el tope de 4,75 ingresos mínimos de diciembre
        (Código del Trabajo, art. 50) o la parte de la utilidad (art. 47), menos lo que pagaron los
        meses. La diferencia cotiza y tributa en los meses en que se devengó.
        {firstMonth !== null &&
          firstMonth % 100 !== 1 &&
          ` El año se cuenta desde ${monthLabel(firstMonth)}, el primer mes en Minga.`}
      </p>
      <Figures
        label="La gratificación del año"
        figures={[
          {
            label: 'Se paga',
            value: formatPesos(paying.difference),
            hint: paying.people === 1 ? '1 persona' : `${paying.people} personas`,
          },
          {
            label: 'Líquido',
            value: formatPesos(paying.net),
            hint: 'Con cotizaciones e impuesto',
          },
          {
            label: 'Se reparte por el artículo 47',
            value: year.pool === null ? '–' : formatPesos(year.pool),
            hint: sharedHint(year, waiting),
            ...(waiting > 0 ? { tone: 'warning' as const } : {}),
          },
          {
            label: 'Pagada de más',
            value: of('EXCESS').people,
            hint: 'No se descuenta: solo un acuerdo la devuelve',
          },
        ]}
      />
    </>
  )
}

function Terms({ id, year }: Props) {
  const form = useOpenForm('utilidad')
  return (
    <>
      <ActionButton permission="userItems.update" onClick={() => form.open()}>
        Utilidad del año
      </ActionButton>
      {form.key && <TermsDialog id={id} year={year} form={form} />}
    </>
  )
}

function Undo({ id, year }: Props) {
  const ofYear = year.year === null ? '' : ` del año ${year.year}`
  const remove = useAction(RemoveGratification, { done: 'El proceso ya no paga la gratificación' })
  return (
    <ActionButton
      permission="userItems.update"
      confirm={`Se quitan los pagos y las exclusiones${ofYear}; el proceso queda vacío.`}
      onClick={() => remove.run({ input: { payrollMonthId: id } })}
    >
      Quitar gratificación
    </ActionButton>
  )
}

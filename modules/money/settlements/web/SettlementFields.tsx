import { Alert } from 'antd'
import { formatDate, isDate } from '#chile/dates.ts'
import { upperFirst } from '#chile/text.ts'
import { SettlementDue } from '#generated/operations/settlements.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FoldedSection } from '#platform/web/kit/form/FoldedSection.tsx'
import { usePropose, useRead, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { today } from '#platform/web/look/today.ts'
import { useEffect, useRef } from 'react'
import { causeOf, Settlement } from '../model/finiquito.ts'
import { ChosenContract } from './ChosenContract.tsx'
import type { Cause } from './types.ts'

type Props = { causes: readonly Cause[]; fresh: boolean }

/** What is asked of a finiquito, in the order in which it is decided. */
export const SettlementFields = ({ causes, fresh }: Props) => (
  <>
    <Section title="Causal" text="Por qué termina el contrato">
      {fresh && <ChosenContract />}
      <Field of={Settlement} name="dismissalCause" wide />
      <CauseText causes={causes} />
    </Section>
    <Section title="Fechas y aviso">
      <Field of={Settlement} name="disengagementDate" help="Último día trabajado" />
      <PayDate causes={causes} />
      <Field
        of={Settlement}
        name="noticeDate"
        help="La de su carta. Con 30 días o más no se paga la indemnización sustitutiva"
      />
      <Notified />
      <Field
        of={Settlement}
        name="contributionsPaid"
        help="Con sus certificados, hasta el mes anterior al término (art. 162)"
      />
    </Section>
    <Section title="Pendiente" text="El feriado se calcula con su saldo; el resto se confirma aquí">
      <Field of={Settlement} name="payLastPayslip" wide />
      <Field of={Settlement} name="advances" help="Sin dato, los que ninguna liquidación tomó" />
      <Field of={Settlement} name="loans" help="Sin dato, el saldo de sus préstamos" />
      <Field of={Settlement} name="otherDeductions" />
      <Field
        of={Settlement}
        name="afcEmployerBalance"
        help="Del certificado de la AFC; solo con el art. 161"
      />
    </Section>
    <FoldedSection
      title="Base de cálculo"
      text="Se propone desde sus liquidaciones: escriba solo lo que deba ser otro monto"
    >
      <FieldList
        of={Settlement}
        names={['salary', 'fixed', 'variableAverage', 'gratification', 'allowances']}
      />
      <Field of={Settlement} name="lastThree" help="Para el art. 163 bis N°2" />
      <Field of={Settlement} name="lastPay" help="Para el art. 163 bis N°4" />
    </FoldedSection>
    <FoldedSection
      title="Pactos y casos especiales"
      text="Indemnización pactada o voluntaria, alimentos, casa particular y obra"
    >
      <FieldList
        of={Settlement}
        names={['pactDays', 'pactAnyCause', 'pactWithoutYearsCap', 'pactWithoutUfCap', 'voluntary']}
      />
      <Field of={Settlement} name="average24" help="Límite de lo que no es renta (art. 17 N°13)" />
      <FieldList
        of={Settlement}
        names={['alimonyPesos', 'alimonyPercent', 'fundBalance', 'deferVacation']}
      />
    </FoldedSection>
  </>
)

/** What follows from the chosen cause; its article and its name are in the field. */
function CauseText({ causes }: { causes: readonly Cause[] }) {
  const chosen = useValue('dismissalCause')
  const cause = causes.find((one) => one.cause === chosen)
  if (!cause) return null
  const follows = [
    cause.severance ? 'Da indemnización por años de servicio.' : '',
    cause.note ? `${upperFirst(cause.note)}.` : '',
  ].filter(Boolean)
  return (
    <div className="mg-span">
      <Alert
        type="info"
        title={`${upperFirst(cause.noticeTerm)}.`}
        description={follows.length > 0 && follows.join(' ')}
      />
    </div>
  )
}

/**
 * The day of payment. Where nobody chose one, the last one that the law gives is proposed, or today
 * once that is past. What was proposed follows another last day.
 */
function PayDate({ causes }: { causes: readonly Cause[] }) {
  const end = useValue('disengagementDate')
  const contract = useValue('userContractId')
  const read = useRead()
  const propose = usePropose()
  const cause = useValue('dismissalCause')
  const notified = useValue('notifiedOn')
  const known = typeof contract === 'string' && contract !== '' && isDate(end)
  const dismissalCause = causes.find((one) => one.cause === cause)?.cause ?? null
  const notifiedOn = isDate(notified) ? notified : null
  const input = known
    ? { userContractId: contract, disengagementDate: end, dismissalCause, notifiedOn }
    : undefined
  const { data } = useDetail(SettlementDue, input && { input }, { enabled: known })
  const due = data?.settlementDue.dueOn
  const proposed = useRef<unknown>(undefined)
  useEffect(() => {
    const chosen = read('payDate')
    if (!due || (chosen && chosen !== proposed.current)) return
    const now = today()
    proposed.current = due < now ? now : due
    propose('payDate', proposed.current)
    // Only a new day is proposed: the functions are new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [due])
  const rule =
    cause === liquidation
      ? 'Diez días antes de que venza la verificación de créditos (art. 163 bis N°5)'
      : 'Décimo día hábil desde la separación (art. 177)'
  const words = due && due < today() ? `${rule}: venció el ${formatDate(due)}` : rule
  const help = <NoBreak words={words} />
  return <Field of={Settlement} name="payDate" help={help} />
}

const liquidation = causeOf('163bis')

/** The day from which the term of a liquidation runs; of no other cause. */
function Notified() {
  if (useValue('dismissalCause') !== liquidation) return null
  return (
    <Field of={Settlement} name="notifiedOn" help="Desde ella corre el plazo (art. 163 bis N°5)" />
  )
}

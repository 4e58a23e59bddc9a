import { useOutletContext } from 'react-router'
import { useAddressParams } from '#platform/web/useAddressParams.ts'
import { counted } from '#chile/counts.ts'
import type { PayrollChecksQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { PayrollChecks } from '#generated/operations/payroll-checks.ts'
import { ViewSwitch } from '#platform/web/kit/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { notify } from '#platform/web/notify.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RuleBlock } from './RuleBlock.tsx'
import { byRule, countsOf, type Finding, isShown, views } from './shown.ts'
import './checks.css'

/** The obstacles to closing the month: errors to correct, and warnings that need a note. */
export default function ChecksTab() {
  const { month } = useOutletContext<MonthShare>()
  const monthId = month.id
  const checks = useDetail(PayrollChecks, { input: { payrollMonthId: monthId } })
  const form = useOpenForm('nota')
  const answer = checks.data?.payrollChecks
  if (checks.error) return <LoadProblem error={checks.error} retry={checks.reload} />
  if (!answer) return <PageSkeleton />
  if (!answer.calculated) {
    return (
      <EmptyState title="Aún no hay nada que controlar">
        Los controles miran las liquidaciones: aparecen cuando se calcula el mes.
      </EmptyState>
    )
  }
  const noted = answer.findings.filter((one) => form.key?.split(' ').includes(nameOf(one)))
  return (
    <>
      <Verdict
        answer={answer}
        again={checks.reload}
        onNote={(findings) => form.open(keyOf(findings))}
      />
      <Findings
        answer={answer}
        monthId={monthId}
        onNote={(findings) => form.open(keyOf(findings))}
      />
      {noted.length > 0 && (
        <NoteDialog monthId={monthId} findings={noted} draft={form.draft} onClose={form.close} />
      )}
    </>
  )
}

/** The findings that are noted together, by the key of their form. */
const keyOf = (findings: readonly Finding[]) => findings.map(nameOf).join(' ')
const nameOf = ({ rule, contractId }: Finding) => `${rule}/${contractId ?? ''}`

type Answer = PayrollChecksQuery['payrollChecks']
type Noting = (findings: readonly Finding[]) => void

function Verdict({ answer, again, onNote }: { answer: Answer; again: () => void; onNote: Noting }) {
  const { findings, rules, payslips, isOpen } = answer
  const waiting = findings.filter((one) => isShown(one, 'avisos'))
  const lookAgain = () => {
    again()
    notify.success('Controles revisados de nuevo')
  }
  return (
    <div className="pc-bar">
      <p className="pc-verdict">
        <strong>
          {isOpen ? verdictOf(countsOf(findings)) : 'El mes se cerró con estas notas'}
        </strong>
        <span className="soft">
          {counted(rules, 'control', 'controles')} sobre{' '}
          {counted(payslips, 'liquidación', 'liquidaciones')}
        </span>
      </p>
      {isOpen && (
        <span className="pc-actions">
          <ActionButton onClick={lookAgain}>Revisar de nuevo</ActionButton>
          <ActionButton
            permission="payrollMonths.update"
            disabled={waiting.length > 0 ? undefined : 'No hay avisos sin nota'}
            onClick={() => onNote(waiting)}
          >
            {waiting.length > 0
              ? `Dejar una nota en los avisos (${formatNumber(waiting.length)})`
              : 'Dejar una nota en los avisos'}
          </ActionButton>
        </span>
      )}
    </div>
  )
}

type FindingsProps = { answer: Answer; monthId: string; onNote: Noting }

function Findings({ answer: { findings, isOpen }, monthId, onNote }: FindingsProps) {
  const [params, setParams] = useAddressParams()
  const view = params.get('ver') ?? 'todos'
  const counts = countsOf(findings)
  const shown = findings.filter((one) => isShown(one, view))
  if (findings.length === 0) {
    return (
      <EmptyState title="Nada que revisar">
        {isOpen
          ? 'Ningún control encontró algo. El mes puede cerrarse.'
          : 'El mes se cerró sin avisos que anotar.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ViewSwitch
        aria-label="Qué se muestra"
        className="pc-views"
        value={view}
        onChange={(value) => setParams(value === 'todos' ? {} : { ver: value }, { replace: true })}
        options={views.map(({ value, label }) => ({
          value,
          label: `${label} (${formatNumber(counts[value])})`,
        }))}
      />
      {shown.length === 0 && (
        <EmptyState title="Nada que revisar">Aquí no queda nada. Mire los demás.</EmptyState>
      )}
      {byRule(shown).map(({ rule, first, of }) => (
        <RuleBlock
          key={rule}
          rule={first}
          findings={of}
          monthId={monthId}
          onNote={isOpen ? onNote : undefined}
        />
      ))}
    </>
  )
}

function verdictOf({ errores, avisos }: { errores: number; avisos: number }): string {
  if (errores > 0) {
    return errores === 1
      ? '1 error impide cerrar'
      : `${formatNumber(errores)} errores impiden cerrar`
  }
  if (avisos === 0) return 'El mes puede cerrarse'
  return avisos === 1
    ? '1 aviso espera una nota'
    : `${formatNumber(avisos)} avisos esperan una nota`
}

import { useOutletContext } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { counted } from '#chile/counts.ts'
import { formatInstant } from '#chile/moments.ts'
import { formatNumber } from '#chile/numbers.ts'
import { PayrollChecks } from '#generated/operations/payroll-checks.ts'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { StoredFiguresProgress } from '#platform/web/kit/page/StoredFiguresProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { useDetailWhile } from '#platform/web/api/useDetailWhile.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { CheckView } from '../model/check.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RuleBlock } from './RuleBlock.tsx'
import { type Answer, viewOf, views, wordOf } from './finding-views.ts'
import './checks.css'

/** The obstacles to closing the month: errors to correct, and warnings that need a note. */
export default function ChecksTab() {
  const { month } = useOutletContext<MonthShare>()
  const monthId = month.id
  const [params] = useAddressParams()
  const view = viewOf(params.get('ver'))
  // The worker looks at what changed in a large month.
  const checks = useDetailWhile(
    PayrollChecks,
    { input: { payrollMonthId: monthId, view } },
    ({ payrollChecks }) => payrollChecks.looking !== null,
  )
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
  const noted = notedIn(answer, form.key)
  const known = answer.looking === null || answer.foundAt !== null
  return (
    <>
      {answer.looking && (
        <StoredFiguresProgress
          title="Revisando las liquidaciones"
          {...answer.looking}
          known={known}
        />
      )}
      {known && (
        <>
          <Verdict answer={answer} again={checks.reload} onNote={() => form.open(everyWarning)} />
          <Findings answer={answer} monthId={monthId} onNote={(rule) => form.open(rule)} />
        </>
      )}
      {noted && (
        <NoteDialog monthId={monthId} noted={noted} draft={form.draft} onClose={form.close} />
      )}
    </>
  )
}

/** The key of the form that notes all warnings; any other one is the code of a rule. */
const everyWarning = 'avisos'

/** What a form notes: how many findings wait, and the one of them when it is alone. */
function notedIn({ counts, found, findings }: Answer, key: string | undefined) {
  const rule = found.find((one) => one.rule === key)
  const waiting = key === everyWarning ? counts.warnings : rule?.waiting
  if (!waiting) return undefined
  const [only] = findings.filter(
    (one) => !one.noted && (rule ? one.rule === rule.rule : one.severity === 'WARNING'),
  )
  return { rule, waiting, ...(waiting === 1 && only ? { only } : {}) }
}

type VerdictProps = { answer: Answer; again: () => void; onNote: () => void }

function Verdict({ answer, again, onNote }: VerdictProps) {
  const { counts, rules, payslips, foundAt, isOpen } = answer
  const waiting = counts.warnings
  const lookAgain = () => {
    again()
    notify.success('Controles revisados de nuevo')
  }
  return (
    <div className="pc-bar">
      <p className="pc-verdict">
        <strong>{isOpen ? verdictOf(answer) : 'El mes se cerró con estas notas'}</strong>
        <span className="soft">
          {counted(rules, 'control', 'controles')} sobre{' '}
          {counted(payslips, 'liquidación', 'liquidaciones')}
          {foundAt !== null && `, revisadas el ${formatInstant(new Date(foundAt))}`}
        </span>
      </p>
      {isOpen && (
        <span className="pc-actions">
          <ActionButton onClick={lookAgain}>Revisar de nuevo</ActionButton>
          <ActionButton
            permission="payrollMonths.update"
            disabled={waiting > 0 ? undefined : 'No hay avisos sin nota'}
            onClick={onNote}
          >
            {waiting > 0
              ? `Dejar una nota en los avisos (${formatNumber(waiting)})`
              : 'Dejar una nota en los avisos'}
          </ActionButton>
        </span>
      )}
    </div>
  )
}

type FindingsProps = { answer: Answer; monthId: string; onNote: (rule: string) => void }

function Findings({ answer, monthId, onNote }: FindingsProps) {
  const { counts, found, findings, isOpen } = answer
  const [params, setParams] = useAddressParams()
  const view = viewOf(params.get('ver'))
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  if (counts.all === 0) {
    return (
      <EmptyState title="Nada que revisar">
        {isOpen ? nothingIn(answer) : 'El mes se cerró sin avisos que anotar.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ViewSwitch
        aria-label="Qué se muestra"
        className="pc-views"
        value={wordOf(view)}
        onChange={(value) => setParams(value === 'todos' ? {} : { ver: value }, { replace: true })}
        options={views.map((one) => ({
          value: one.value,
          label: `${CheckView.label(one.view)} (${formatNumber(counts[one.count])})`,
        }))}
      />
      {found.length === 0 && (
        <EmptyState title="Nada que revisar">Aquí no queda nada. Mire los demás.</EmptyState>
      )}
      {found.map((rule) => (
        <RuleBlock
          key={`${rule.rule} ${view}`}
          rule={rule}
          findings={byRule.get(rule.rule) ?? []}
          view={view}
          monthId={monthId}
          onNote={isOpen ? onNote : undefined}
        />
      ))}
    </>
  )
}

const nothingIn = ({ looking }: Answer): string =>
  looking
    ? 'Ningún control había encontrado algo antes de los cambios.'
    : 'Ningún control encontró algo. El mes puede cerrarse.'

function verdictOf({ counts: { errors: errores, warnings: avisos }, looking }: Answer): string {
  if (errores > 0) {
    return errores === 1
      ? '1 error impide cerrar'
      : `${formatNumber(errores)} errores impiden cerrar`
  }
  if (avisos === 0) return looking ? 'Nada hasta ahora' : 'El mes puede cerrarse'
  return avisos === 1
    ? '1 aviso espera una nota'
    : `${formatNumber(avisos)} avisos esperan una nota`
}

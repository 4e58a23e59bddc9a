import { formatNumber } from '#chile/numbers.ts'
import { NotePayrollChecks } from '#generated/operations/payroll-checks.ts'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Finding, Found } from './finding-views.ts'

type Props = {
  monthId: string
  /** The findings that wait: of a rule, or all warnings; alone, the one that it is. */
  noted: { rule: Found | undefined; waiting: number; only?: Finding }
  draft: string
  onClose: () => void
}

/** One note for as many warnings as were chosen. */
export function NoteDialog({ monthId, noted, draft, onClose }: Props) {
  const save = useAction(NotePayrollChecks, { done: 'La nota quedó guardada' })
  const { rule, waiting: count, only } = noted
  const isError = rule?.severity === 'ERROR'
  const about = only
    ? `${only.name ?? only.title}: ${only.message}.`
    : 'La misma nota queda en cada uno.'
  const send = (note: string) =>
    save.attempt({
      input: { payrollMonthId: monthId, note, rule: rule?.rule ?? null, waiting: count },
    })
  return (
    <AskDialog
      title={titleOf(count, isError)}
      okText="Guardar nota"
      label={isError ? 'Por qué queda fuera' : 'Por qué está bien'}
      max={500}
      rows={3}
      busy={save.busy}
      form={{ draft, close: onClose }}
      onSend={send}
    >
      <p>{about} Queda con su nombre y la hora, y deja de valer si la cifra cambia.</p>
    </AskDialog>
  )
}

function titleOf(count: number, isError: boolean): string {
  if (isError) {
    return count === 1 ? 'Cerrar sin un contrato' : `Cerrar sin ${formatNumber(count)} contratos`
  }
  return count === 1 ? 'Anotar el aviso' : `Anotar ${formatNumber(count)} avisos`
}

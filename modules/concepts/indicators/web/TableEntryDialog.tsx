import { monthLabel } from '#chile/period.ts'
import { EnterIndicatorTable } from '#generated/operations/indicators.ts'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Bracket, TableKind } from '../model/brackets.ts'
import { BracketGrid } from './BracketGrid.tsx'
import { EntrySource } from './EntrySource.tsx'

type Props = {
  kind: TableKind
  month: number
  /** The last table known, as the publisher would print it for this month. */
  draft: readonly Bracket[]
  hint: string
  form: OpenForm
}

/** Enters a whole table, bracket by bracket or pasted from the page of its publisher. */
export function TableEntryDialog({ kind, month, draft, hint, form }: Props) {
  const enter = useAction(EnterIndicatorTable, {
    done: ({ state }) =>
      state === 'PENDING' ? 'Falta que otra persona la confirme' : 'Tabla ingresada',
  })
  return (
    <FormDialog
      title={`${kind.label}, ${monthLabel(month)}`}
      width={860}
      lead={<p className="soft">{hint}</p>}
      action={enter}
      more={{ key: kind.key, yearMonth: month }}
      initial={{ rows: draft.map((row) => ({ ...row })), outOfBounds: false }}
      toInput={toInput}
      submit="Ingresar tabla"
      form={form}
    >
      <BracketGrid kind={kind} />
      <Section>
        <EntrySource
          insisted="Es correcta aunque no sea lo esperado"
          help="La usarán las liquidaciones cuando otra persona la confirme."
        />
      </Section>
    </FormDialog>
  )
}

/** Empty cells travel as nothing. */
function toInput({ rows, ...rest }: FormValues): Record<string, unknown> {
  const lines: readonly Partial<Bracket>[] = Array.isArray(rows) ? rows : []
  return {
    ...rest,
    rows: lines.map(({ above, upTo, value1, value2 }) => ({
      above: above ?? null,
      upTo: upTo ?? null,
      value1: value1 ?? null,
      value2: value2 ?? null,
    })),
  }
}

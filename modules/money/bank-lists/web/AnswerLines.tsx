import { formatRut } from '#chile/rut.ts'
import type { PaymentAnswerLinesQuery } from '#generated/documents/graphql.ts'
import { PaymentAnswerLines } from '#generated/operations/bank-lists.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { AnswerOutcome } from '../model/answer.ts'

type Line = PaymentAnswerLinesQuery['paymentAnswerLines']['rows'][number]

const whoOf = ({ name, rut, line }: Line) =>
  name ?? (rut === null ? `Línea ${line}` : formatRut(rut))

const columns: readonly Column<Line>[] = [
  { key: 'who', title: 'Quién', lead: true, text: whoOf },
  amountColumn('amount', 'Monto'),
  {
    key: 'words',
    title: 'Dijo el banco',
    text: ({ words }) => words,
  },
  {
    key: 'outcome',
    title: 'Efecto',
    text: ({ outcome }) => AnswerOutcome.label(outcome),
  },
]

/** The lines of an answer that was read, and what became of each. */
export function AnswerLines({ answerId }: { answerId: string }) {
  const list = useList(PaymentAnswerLines, {
    fixed: { paymentAnswerId: answerId },
    sort: { field: 'n', descending: false },
  })
  return (
    <Panel title="Líneas de la respuesta">
      <ListPage
        embedded
        title="Líneas de la respuesta"
        name="payment-answer-lines"
        list={list}
        columns={columns}
        rowKey={({ n }) => String(n)}
        nameOf={whoOf}
        empty={{ title: 'Sin líneas' }}
      />
    </Panel>
  )
}

import { builtinLists, type BuiltinList } from '#chile/bank-lists/builtin.ts'
import { ImportBankTemplate } from '#generated/operations/bank-lists.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import './bank-lists.css'
import { useAction } from '#platform/web/api/useAction.ts'

const sure: Readonly<Record<BuiltinList['confidence'], { tone: Tone; words: string }>> = {
  CONFIRMED: { tone: 'success', words: 'Dos fuentes' },
  ONE_SOURCE: { tone: 'warning', words: 'Una fuente' },
  OLD: { tone: 'danger', words: 'Antigua' },
}

const columns: readonly Column<BuiltinList>[] = [
  {
    key: 'name',
    title: 'Formato',
    lead: true,
    render: ({ name, source }) => (
      <span className="mg-option bl-source">
        <span>{name}</span>
        <span className="soft">{source}</span>
      </span>
    ),
  },
  {
    key: 'confidence',
    title: 'Confianza',
    render: ({ confidence }) => (
      <StatusTag tone={sure[confidence].tone}>{sure[confidence].words}</StatusTag>
    ),
  },
  {
    key: 'incomplete',
    title: 'Uso',
    render: ({ incomplete }) => incomplete ?? 'Como está, o copiado',
  },
]

/** The formats that are published, how sure each is, and a copy of one. */
export function Builtins() {
  const copy = useAction(ImportBankTemplate, { done: 'Plantilla copiada' })
  return (
    <Panel
      title="Formatos publicados"
      text="Con su fuente; compruebe con su banco antes del primer pago."
    >
      <Rows
        caption="Formatos publicados"
        rows={builtinLists}
        columns={columns}
        rowKey={({ code }) => code}
        nameOf={({ name }) => name}
        actions={({ name, bankCode, layout }) => [
          {
            label: 'Copiar como plantilla propia',
            permission: 'bankTemplates.create',
            onClick: () => copy.run({ input: { name, bankCode, layout: JSON.stringify(layout) } }),
          },
        ]}
      />
    </Panel>
  )
}

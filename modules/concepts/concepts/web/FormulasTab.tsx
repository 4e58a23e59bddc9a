import type { FormulasQuery } from '#generated/documents/graphql.ts'
import { Formulas } from '#generated/operations/concepts.ts'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { Formula } from '#modules/concepts/concept-library/model/formula.ts'
import { byOrigin, ConceptList } from './ConceptList.tsx'
import { originFilter } from './parts.tsx'

type Row = FormulasQuery['formulas']['rows'][number]

const shown: readonly Column<Row>[] = [
  {
    key: 'sourceCode',
    title: 'Fórmula',
    render: ({ sourceCode }) => <code className="mg-flows con-short">{shortOf(sourceCode)}</code>,
    text: ({ sourceCode }) => sourceCode,
  },
  ...columns(Formula, ['itemType', 'uses', 'source', 'validFrom'], {
    optional: ['source', 'validFrom'],
  }),
]

const shortOf = (text: string) => {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > 80 ? `${flat.slice(0, 79)}…` : flat
}

/** Formulas that items share, and those of the law with their norm. */
export default function FormulasTab() {
  const list = useList(Formulas, {
    filters: [originFilter, { name: 'type', label: 'Tipo', options: ItemType.options }],
    sort: byOrigin,
  })
  return (
    <ConceptList
      kind="formula"
      title="Fórmulas"
      list={list}
      columns={shown}
      empty="Una fórmula con nombre sirve a varios ítems."
    />
  )
}

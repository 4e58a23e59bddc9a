import type { TablesQuery } from '#generated/documents/graphql.ts'
import { CreateTable, DeleteTable, Tables, UpdateTable } from '#generated/operations/concepts.ts'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import {
  emptyTable,
  PayrollTable,
  tableFields,
} from '#modules/concepts/concept-library/model/table.ts'
import { Brackets } from './Brackets.tsx'
import { ConceptPage } from './ConceptPage.tsx'
import { picked, plain, usedByFormulas } from './form.ts'
import { TableFields } from './TableFields.tsx'

type Row = TablesQuery['tables']['rows'][number]

/** One table: read, changed from a month on, or written anew. */
export default function TablePage() {
  return (
    <ConceptPage
      kind="table"
      documents={{ list: Tables, create: CreateTable, update: UpdateTable, remove: DeleteTable }}
      names={tableFields}
      valuesOf={valuesOf}
      fresh={() => ({})}
      fields={(isNew) => <TableFields isNew={isNew} />}
      changes={(start, values) => ({
        // What no field shows, such as its type, stays as it is.
        ...changedOf(tableFields, start, { ...start, ...values }),
        metadata: values['metadata'],
        fixedRows: values['fixedRows'],
      })}
      used={usedByFormulas}
    >
      {(row) => (
        <Panel title="Tramos">
          <Brackets columns={row.metadata} rows={row.fixedRows} />
          <Facts of={PayrollTable} row={row} names={['type', 'editable', 'validFrom', 'source']} />
        </Panel>
      )}
    </ConceptPage>
  )
}

const valuesOf = (row: Row | undefined) => ({
  ...picked(tableFields, emptyTable),
  ...picked(tableFields, row),
  metadata: row?.metadata ?? emptyTable.metadata,
  fixedRows: (row?.fixedRows ?? [{ value1: null, value2: '0' }]).map((line) => ({
    value1: plain(line.value1),
    value2: plain(line.value2),
    ...('value3' in line
      ? {
          value3: plain(line.value3),
          value4: plain(line.value4),
          value5: plain(line.value5),
        }
      : {}),
  })),
})

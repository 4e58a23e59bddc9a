import { formatNumber, formatPercent } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { IncomeTaxQuery } from '#generated/documents/graphql.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { taxKind } from '../model/brackets.ts'
import { IncomeTax } from '#generated/operations/indicators.ts'
import { Edition } from './Edition.tsx'
import { TableEntry } from './TableEntry.tsx'

type Bracket = IncomeTaxQuery['incomeTax']['brackets'][number]

/** The impuesto único of a month, in pesos as the SII prints it and in UTM as the law says it. */
export function TaxTable({ month }: { month: number }) {
  const tax = useDetail(IncomeTax, { input: { yearMonth: month } }, { keep: true })
  const data = tax.data?.incomeTax
  const table = {
    caption: `Impuesto único de ${monthLabel(month)}`,
    rows: data?.brackets ?? [],
    // Without the UTM of the month there are no pesos to tell.
    columns: data?.utm === null ? columns.filter(({ key }) => !inPesos.has(key)) : columns,
    rowKey: ({ place }: Bracket) => String(place),
    skeleton: tax.loading ? 8 : 0,
  }
  if (tax.error) return <LoadProblem error={tax.error} retry={tax.reload} />
  return (
    <section className="in-group">
      <div className="in-head">
        <h2>Impuesto único de segunda categoría</h2>
        <DownloadDropdown
          disabled={!data}
          onDownload={(format) => saveRows(format, table.caption, table.rows, table.columns)}
        />
      </div>
      {data && (
        <p className="soft">
          {data.utm === null
            ? 'Aún no se conoce la UTM del mes: los tramos se muestran solo en UTM.'
            : `Con la UTM de $${formatNumber(data.utm)}.`}
        </p>
      )}
      <Rows {...table} />
      {data && <Edition {...data} />}
      {data && (
        <TableEntry
          kind={taxKind}
          month={month}
          data={data}
          hint={hint}
          disabled={data.utm === null ? 'Ingrese primero la UTM del mes' : undefined}
        />
      )}
    </section>
  )
}

const hint =
  'En pesos, como la publica el SII: cada límite y rebaja debe ser múltiplo de la UTM ' +
  'del mes (13,5; 30; 50; 70; 90; 120 y 310). Se puede pegar desde la página o desde Excel.'

const pesos = (value: string | null) => (value === null ? '' : `$${formatNumber(value, 2)}`)
const units = (value: string | null) => (value === null ? '' : formatNumber(value, 2))
const number = (key: string, title: string, of: (row: Bracket) => string): Column<Bracket> => ({
  key,
  title,
  align: 'end',
  render: (row) => <span className="tabular">{of(row) || '–'}</span>,
  text: of,
})

const columns: readonly Column<Bracket>[] = [
  {
    key: 'place',
    title: 'Tramo',
    lead: true,
    render: ({ place }) => `Tramo ${place}`,
    text: ({ place }) => place,
  },
  number('above', 'Más de', ({ above }) => pesos(above)),
  number('upTo', 'Hasta', (row) => (row.upToUtm === null ? 'y más' : pesos(row.upTo))),
  number('factor', 'Factor', ({ factor }) => (factor === '0' ? 'exento' : formatPercent(factor))),
  number('rebate', 'Cantidad a rebajar', ({ rebate }) => pesos(rebate)),
  number('most', 'Tasa efectiva máxima', ({ most }) => (most ? formatPercent(most) : '')),
  number('upToUtm', 'Hasta (UTM)', ({ upToUtm }) => (upToUtm === null ? 'y más' : units(upToUtm))),
  number('rebateUtm', 'Rebaja (UTM)', ({ rebateUtm }) => units(rebateUtm)),
]

const inPesos: ReadonlySet<string> = new Set(['above', 'upTo', 'rebate'])

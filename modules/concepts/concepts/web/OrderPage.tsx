import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { parseYearMonth } from '#chile/period.ts'
import { OrderedItems } from '#generated/operations/concepts.ts'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { wordIn } from '#platform/web/list/list-state.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useFirstMonth } from './form.ts'
import { OrderList } from './OrderList.tsx'
import './concepts.css'

const views = [
  { value: 'impresion', label: 'De impresión' },
  { value: 'calculo', label: 'De cálculo' },
]
const texts = {
  PRINT: 'El lugar de cada ítem en su sección de la liquidación, entre los de la empresa.',
  CALCULATION: 'Entre descuentos con el mismo límite, cuál se toma primero.',
} as const

/** The company's items in their order, moved by hand and saved from a month on. */
export default function OrderPage() {
  const [search, setSearch] = useAddressParams()
  const by = search.get('orden') === 'calculo' ? ('CALCULATION' as const) : ('PRINT' as const)
  const orders = useCan()('items.update')
  const first = useFirstMonth()
  const month = parseYearMonth(wordIn(search, 'mes')) ?? first
  const asked = { input: { by, yearMonth: month ?? 202401 } }
  const list = useDetail(OrderedItems, asked, { enabled: month !== undefined })
  const items = list.data?.orderedItems
  const choose = (name: string, value: string) =>
    setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), [name]: value }))
  return (
    <section className="mg-list">
      <PageHeader title="Orden de los ítems" context={texts[by]} />
      <div className="mg-toolbar">
        <ViewSwitch
          aria-label="Qué orden"
          options={views}
          value={by === 'PRINT' ? 'impresion' : 'calculo'}
          onChange={(view) => choose('orden', view)}
        />
        {month !== undefined && (
          <span className="con-since">
            <label htmlFor="con-since">{orders ? 'Rige desde' : 'En el mes'}</label>
            <MonthSelector
              id="con-since"
              value={month}
              arrows={false}
              onChange={(chosen) => choose('mes', String(chosen))}
            />
          </span>
        )}
      </div>
      {list.error && <LoadProblem error={list.error} retry={list.reload} />}
      {!list.error && (items === undefined || month === undefined) && <PageSkeleton />}
      {items?.length === 0 && (
        <EmptyState title="Aún no hay ítems de la empresa">
          Cree o copie uno en Mantención y aquí podrá ordenarlo.
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && month !== undefined && (
        <OrderList key={`${by} ${month}`} by={by} month={month} items={items} />
      )}
    </section>
  )
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { ClipboardEvent } from 'react'
import { addDecimals, isDecimal } from '#chile/money/decimal.ts'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import type { Bracket, TableKind } from '../model/brackets.ts'
import { asPercent, pasted } from './pasted.ts'

type Cell = {
  name: keyof Bracket
  title: string
  decimals: number
  empty?: string
  percent?: boolean
}

const cellsOf = ({ decimals, values }: TableKind): Cell[] => [
  { name: 'above', title: 'Desde', decimals },
  { name: 'upTo', title: 'Hasta', decimals, empty: 'Y más' },
  ...values.map((value, at): Cell => ({
    name: at === 0 ? 'value1' : 'value2',
    title: value.unit === '%' ? `${value.title} (%)` : value.title,
    decimals: value.decimals,
    percent: value.unit === '%',
  })),
]

/** The brackets of a table as they are typed or pasted; where one ends, the next one begins. */
export function BracketGrid({ kind }: { kind: TableKind }) {
  const form = Form.useFormInstance()
  const cells = cellsOf(kind)
  const follow = (index: number, end: string | null) => {
    const next: unknown = form.getFieldValue(['rows', index + 1])
    if (!next || end === null || !isDecimal(end)) return
    form.setFieldValue(['rows', index + 1, 'above'], addDecimals(end, kind.step))
  }
  const paste = (event: ClipboardEvent, index: number, at: number) => {
    const block = pasted(event.clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    const before: readonly object[] = form.getFieldValue('rows') ?? []
    form.setFieldValue('rows', withBlock(before, cells.slice(at), index, block))
  }
  return (
    <Form.List name="rows">
      {(fields, { add, remove }, { errors }) => (
        <div className={`in-grid in-grid-${cells.length}`} role="group" aria-label="Tramos">
          <div className="in-line in-line-head" aria-hidden>
            {cells.map(({ name, title }) => (
              <span key={name}>{title}</span>
            ))}
          </div>
          {fields.map(({ key, name: index }) => (
            <div className="in-line" key={key}>
              {cells.map(({ name, title, decimals, empty }, at) => (
                <div key={name} onPaste={(event) => paste(event, index, at)}>
                  <span className="in-cell-title" aria-hidden>
                    {title}
                  </span>
                  <Form.Item name={[index, name]}>
                    <NumberInput
                      decimals={decimals}
                      aria-label={`${title}, tramo ${index + 1}`}
                      placeholder={empty ?? title}
                      {...(name === 'upTo' ? { onBlur: () => follow(index, endOf(index)) } : {})}
                    />
                  </Form.Item>
                </div>
              ))}
              <Button
                aria-label={`Quitar el tramo ${index + 1}`}
                icon={<DeleteOutlined aria-hidden />}
                disabled={fields.length <= 2}
                onClick={() => remove(index)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
            Agregar tramo
          </Button>
        </div>
      )}
    </Form.List>
  )

  function endOf(index: number): string | null {
    const end: unknown = form.getFieldValue(['rows', index, 'upTo'])
    return typeof end === 'string' ? end : null
  }
}

type Block = NonNullable<ReturnType<typeof pasted>>

/** The rows with a block of numbers over them, from a row and the first of some cells on. */
function withBlock(before: readonly object[], cells: readonly Cell[], first: number, block: Block) {
  const rates = cells.findIndex(({ percent }) => percent)
  const factors = asPercent(block.map((line) => line[rates] ?? null))
  const rows = [...before]
  for (const [step, line] of block.entries()) {
    const given = cells.flatMap(({ name }, column) =>
      column < line.length
        ? [[name, (column === rates ? factors[step] : line[column]) ?? null]]
        : [],
    )
    rows[first + step] = { ...rows[first + step], ...Object.fromEntries(given) }
  }
  return rows
}

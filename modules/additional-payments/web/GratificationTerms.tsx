import { Alert, Form, Select } from 'antd'
import { type ComponentProps, useState } from 'react'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { SaveGratification } from './documents.ts'
import type { Year } from './Gratification.tsx'

type Props = { id: string; year: Year; after?: () => void }

/** Which year is settled and, where article 47 rules, the profit that is shared. */
export function GratificationTerms({ id, year: known, after }: Props) {
  const first = known.years.find(({ reason }) => reason === null)
  const [year, setYear] = useState(known.year ?? first?.year ?? known.years[0]?.year ?? 0)
  const [profit, setProfit] = useState(asText(known.profit))
  const [ownCapital, setCapital] = useState(asText(known.ownCapital))
  const save = useAction(SaveGratification, {
    done: 'El cálculo está en curso',
    ...(after ? { after } : {}),
  })
  const field = save.error?.field
  const problem = (name: string) => (field === name ? { help: save.error?.message } : {})
  const send = () =>
    save
      .attempt({
        input: {
          payrollMonthId: id,
          year,
          profit: profit === null ? null : Number(profit),
          ownCapital: ownCapital === null ? null : Number(ownCapital),
        },
      })
      .catch(() => undefined)
  return (
    <Form layout="vertical" className="ga-terms">
      <Form.Item
        label="Año"
        htmlFor="gratification-year"
        {...(field === 'year' ? { validateStatus: 'error' as const } : {})}
        {...problem('year')}
      >
        <Select
          id="gratification-year"
          value={year}
          onChange={setYear}
          disabled={known.year !== null}
          options={known.years.map((one) => ({
            value: one.year,
            label: `Gratificación legal del año ${one.year}`,
          }))}
        />
      </Form.Item>
      <Profit
        isOpen={known.seesAll}
        problem={problem}
        profit={{ value: profit, onChange: setProfit }}
        ownCapital={{ value: ownCapital, onChange: setCapital }}
      />
      {save.error && !field && <Alert type="error" showIcon title={save.error.message} />}
      <ActionButton
        look="primary"
        permission="userItems.update"
        without="explain"
        disabled={known.years.find((one) => one.year === year)?.reason ?? undefined}
        onClick={send}
      >
        {known.year === null ? 'Proponer la gratificación' : 'Guardar y calcular'}
      </ActionButton>
    </Form>
  )
}

type ProfitProps = {
  isOpen: boolean
  problem: (name: string) => object
  profit: AmountProps['input']
  ownCapital: AmountProps['input']
}

/** What article 47 shares among all: for who sees all of them. */
function Profit({ isOpen, problem, profit, ownCapital }: ProfitProps) {
  if (!isOpen) {
    return (
      <p className="soft">
        La utilidad que reparte el artículo 47 la ingresa quien ve a todas las personas del año.
      </p>
    )
  }
  return (
    <>
      <Amount
        id="gratification-profit"
        label="Utilidad líquida del año"
        extra="Solo si hay contratos por el artículo 47: se reparte el 30 %."
        problem={problem('profit')}
        input={{ negative: true, ...profit }}
      />
      <Amount
        id="gratification-capital"
        label="Capital propio"
        extra="El 10 % se descuenta de la utilidad (art. 48)."
        problem={problem('ownCapital')}
        input={ownCapital}
      />
    </>
  )
}

type AmountProps = {
  id: string
  label: string
  extra: string
  problem: object
  input: ComponentProps<typeof NumberInput>
}

const Amount = ({ id, label, extra, problem, input }: AmountProps) => (
  <Form.Item label={label} htmlFor={id} extra={extra} {...problem}>
    <NumberInput id={id} prefix="$" {...input} />
  </Form.Item>
)

const asText = (value: number | null) => (value === null ? null : String(value))

import { ColumnHeightOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Tooltip } from 'antd'
import { isShown } from '#access/menu.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { asFlag, asTexts, useRemembered } from '#platform/web/api/storage.ts'
import { ButtonPanel } from '../text/ButtonPanel.tsx'
import type { Column } from './columns.tsx'

/** Which columns are shown: those that are not optional, until somebody chooses otherwise. */
export function useColumns<Row>(name: string, given: readonly Column<Row>[]) {
  const { flags } = useMe()
  const all = given.filter((column) => isShown(flags, column))
  const [hidden, setHidden] = useRemembered<readonly string[]>(
    `columns.${name}`,
    initiallyHidden(all),
    asTexts,
  )
  return {
    all,
    shown: all.filter((column) => column.lead || !hidden.includes(column.key)),
    hidden,
    toggle: (key: string) =>
      setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    reset: () => setHidden(initiallyHidden(all)),
  }
}

const initiallyHidden = <Row,>(all: readonly Column<Row>[]) =>
  all.filter((column) => column.optional).map((column) => column.key)

type ChooserProps<Row> = { all: readonly Column<Row>[]; chosen: ReturnType<typeof useColumns<Row>> }

export function ColumnChooser<Row>({ all, chosen }: ChooserProps<Row>) {
  const choices = all.filter((column) => !column.lead)
  return (
    <ButtonPanel
      title="Columnas"
      type="text"
      icon={<SettingOutlined aria-hidden />}
      aria-label="Elegir columnas"
    >
      {choices.map((column) => (
        <Checkbox
          key={column.key}
          checked={!chosen.hidden.includes(column.key)}
          onChange={() => chosen.toggle(column.key)}
        >
          {column.title}
        </Checkbox>
      ))}
      <Button type="link" size="small" onClick={chosen.reset}>
        Columnas por defecto
      </Button>
    </ButtonPanel>
  )
}

/** Rows of 40 px or 32 px, the same in every list of this browser. */
export const useCompact = () => useRemembered('compact', false, asFlag)

export function DensityButton({
  compact,
  onChange,
}: {
  compact: boolean
  onChange: (compact: boolean) => void
}) {
  const label = compact ? 'Filas cómodas' : 'Filas compactas'
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={<ColumnHeightOutlined aria-hidden />}
        aria-label={label}
        aria-pressed={compact}
        onClick={() => onChange(!compact)}
      />
    </Tooltip>
  )
}

import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { asApiError } from '#platform/web/api/api.ts'
import { Menu } from '../text/Menu.tsx'
import { notify } from '#platform/web/look/notify.ts'

export type DownloadFormat = 'xlsx' | 'csv'

type Props<Format extends string> = {
  /** Makes the file and saves it. */
  onDownload: (format: Format) => Promise<unknown>
  disabled?: boolean
  label?: string
}

const sheets = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
] as const

/** «Descargar»: Excel or CSV. */
export const DownloadDropdown = (props: Props<DownloadFormat>) => (
  <DownloadMenu {...props} formats={sheets} />
)

type MenuProps<Format extends string> = Props<Format> & {
  formats: readonly { value: Format; label: string }[]
}

/** «Descargar»: a file of one of some formats. */
export function DownloadMenu<Format extends string>(props: MenuProps<Format>) {
  const { formats, onDownload, disabled = false, label = 'Descargar' } = props
  const [busy, setBusy] = useState(false)
  const download = async (format: Format) => {
    setBusy(true)
    try {
      await onDownload(format)
    } catch (problem) {
      notify.error(problem instanceof Error ? problem.message : asApiError(problem).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      disabled={disabled || busy}
      menu={{
        items: formats.map(({ value, label: name }) => ({
          key: value,
          label: name,
          onClick: () => void download(value),
        })),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy}>
        {label}
      </Button>
    </Menu>
  )
}

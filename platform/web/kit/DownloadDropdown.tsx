import { DownloadOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { asApiError } from '../api.ts'
import { notify } from '../notify.ts'

export type DownloadFormat = 'xlsx' | 'csv'

type Props = {
  /** Makes the file and saves it. */
  onDownload: (format: DownloadFormat) => Promise<unknown>
  disabled?: boolean
  label?: string
}

/** «Descargar»: Excel or CSV. */
export function DownloadDropdown({ onDownload, disabled = false, label = 'Descargar' }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async (format: DownloadFormat) => {
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
    <Dropdown
      trigger={['click']}
      disabled={disabled || busy}
      menu={{
        items: [
          { key: 'xlsx', label: 'Excel', onClick: () => void download('xlsx') },
          { key: 'csv', label: 'CSV', onClick: () => void download('csv') },
        ],
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy}>
        {label}
      </Button>
    </Dropdown>
  )
}

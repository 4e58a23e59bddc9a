import { OpenExpenseFile } from '#generated/operations/expenses.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'

type Props = { id: string; files: readonly { id: string; name: string }[] }

/** The receipts of an expense: each opens in a window of its own. */
export function Receipts({ id, files }: Props) {
  const open = useAction(OpenExpenseFile, { after: openFile, quiet: true, keepCache: true })
  if (files.length === 0) return <span className="soft">Sin boleta</span>
  return files.map((file, at) => (
    <ActionButton
      key={file.id}
      look="text"
      size="small"
      onClick={() => open.run({ input: { id, fileId: file.id } })}
    >
      {files.length === 1 ? 'Ver boleta' : `Ver boleta ${at + 1}`}
    </ActionButton>
  ))
}

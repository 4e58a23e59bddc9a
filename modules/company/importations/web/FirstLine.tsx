import { Alert } from 'antd'
import { MapImportation } from '#generated/operations/importations.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { importStates } from '../model/importation.ts'
import type { ImportFile } from './types.ts'

/** A file without the two lines of the template is read from its first one, if that is meant. */
export function FirstLine({ file }: { file: ImportFile }) {
  const map = useAction(MapImportation, { done: importStates.acts.map.done })
  const { id, version, problem } = file
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={problem}
      action={
        <ActionButton
          look="primary"
          onClick={() => map.run({ input: { id, version, dropLines: 0, columns: [] } })}
        >
          Leer desde la línea 1
        </ActionButton>
      }
    />
  )
}

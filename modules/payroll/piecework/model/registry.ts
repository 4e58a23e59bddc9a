import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PieceworkEntry, PieceworkPrice, PieceworkTask } from './piecework.ts'

/** The rows that this module keeps. */
export const registry = {
  piecework_task: {
    of: PieceworkTask,
    publicId: { kind: 'pieceworkTask', no: 590, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: { ...usual, ...shown('pieceworkTasks.read', 'name', 'unit', 'status') },
  },
  piecework_price: {
    of: PieceworkPrice,
    publicId: { kind: 'pieceworkPrice', no: 591, length: 6 },
    owner: {},
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('task_id'),
      ...shown('pieceworkTasks.read', 'starts_on', 'price'),
    },
  },
  piecework_entry: {
    of: PieceworkEntry,
    publicId: { kind: 'pieceworkEntry', no: 592, length: 7 },
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('sent_key', 'task_id', 'login_id', 'answered_login_id', 'answered_at'),
      ...shown('piecework.read', 'user_contract_id', 'day', 'quantity', 'status', 'reason'),
      ...shown('userItems.read', 'price', 'amount'),
    },
  },
} satisfies Registry

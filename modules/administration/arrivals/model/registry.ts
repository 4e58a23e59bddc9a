import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Arrival, ArrivalTask, ArrivalTemplate } from './arrival.ts'

/** The rows that this module keeps. */
export const registry = {
  arrival_template: {
    of: ArrivalTemplate,
    publicId: { kind: 'arrivalTemplate', no: 1212, length: 5 },
    owner: {},
    keep: 'COMPANY',
    parts: { arrival_template_task: 'COMPANY' },
    title: 'name',
    columns: {
      ...usual,
      ...shown('arrivalTemplates.read', 'kind', 'name', 'status', 'business_id', 'area'),
      ...shown('arrivalTemplates.read', 'job_title'),
    },
  },
  arrival: {
    of: Arrival,
    publicId: { kind: 'arrival', no: 1213, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    title: 'name',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'template_id'),
      ...shown('arrivals.create', 'kind', 'user_id', 'user_contract_id', 'name', 'day', 'state'),
      ...shown('arrivals.create', 'by_hand', 'reason'),
    },
  },
  arrival_task: {
    of: ArrivalTask,
    publicId: { kind: 'arrivalTask', no: 1214, length: 7 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    parts: { arrival_task_step: 'PERSON' },
    title: 'title',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'done_login_id'),
      ...internal('returns_id', 'arrival_id', 'file_id', 'document_template_id', 'days'),
      ...shown('arrivals.create', 'user_id', 'title', 'kind', 'assignee', 'assignee_id', 'due'),
      ...shown('arrivals.create', 'obligatory', 'state', 'comment', 'serial', 'returned_on'),
      ...shown('arrivals.create', 'done_at'),
    },
  },
} satisfies Registry

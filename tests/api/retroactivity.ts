import type { startApi } from '../api.ts'
import { outcome } from './payroll.ts'

const fields = `payrollMonthId isOpen total toPay payable failures
  calculating { done total error } posting { done total error removes }
  owed { contractId name payable originMonth toPay employerCost facts { kind detail author }
    lines { concept group paid due posted owed } }`
const Ask = `query Retroactivity($input: RetroactivityInput!) {
  retroactivity(input: $input) { ${fields} }
}`
const act = (name: string, type: string) =>
  `mutation M($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`
export const Post = act('postRetroactive', 'OfRetroactivity')
export const Undo = act('undoRetroactive', 'OfRetroactivity')
export const Late = act('createLateItem', 'CreateLateItemInput')
export const CreateAbsence = `mutation A($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } } }`
export const UserItems = `query I($input: UserItemsInput!) {
  userItems(input: $input) { id comment } }`
export const RemoveItem = `mutation R($input: RemoveUserItemInput!) {
  removeUserItem(input: $input) { ${outcome} data } }`
export const Unlate = act('removeLateItem', 'RemoveLateItemInput')

type Api = Awaited<ReturnType<typeof startApi>>['api']
type Line = { concept: string; group: string; paid: number; due: number; owed: number }
type Owed = {
  contractId: string
  payable: boolean
  originMonth: number
  toPay: number
  facts: { kind: string; detail: string | null; author: string | null }[]
  lines: Line[]
}
export type Answer = {
  owed: Owed[]
  total: number
  toPay: number
  payable: boolean
  failures: number
  calculating: { done: number; total: number; error: string | null } | null
  posting: { done: number; total: number; error: string | null; removes: boolean } | null
}
type Posted = { contractId: string; name: string; originMonth: number; amount: number }
export type Who = 'admin' | 'gerente'

/** Reads what a month pays of earlier ones, as one of its readers. */
export function readersOf(api: Pick<Api, 'as'>) {
  /** A page of what a month pays. */
  const pageOf = async (payrollMonthId: string, page: number, size: number, who: Who = 'admin') =>
    (
      await api
        .as(who)
        .run<{ retroactivity: Answer }>(Ask, { input: { payrollMonthId, page, size } })
    ).retroactivity
  /** All of it. */
  async function askOf(payrollMonthId: string, who: Who = 'admin') {
    const first = await pageOf(payrollMonthId, 1, 100, who)
    const owed = [...first.owed]
    // What is posted meanwhile leaves the later pages: one without rows is the last.
    for (let page = 2; owed.length < first.total; page += 1) {
      const next = (await pageOf(payrollMonthId, page, 100, who)).owed
      if (next.length === 0) break
      owed.push(...next)
    }
    return { ...first, owed }
  }
  /** A page of what was posted into a month. */
  const postedOf = async (payrollMonthId: string, more: object = {}, who: Who = 'admin') => {
    const { retroactivePosted } = await api
      .as(who)
      .run<{ retroactivePosted: { rows: Posted[]; total: number } }>(
        `query ($filter: RetroactivePostedFilter!, $page: Page, $sort: RetroactivePostedSort) {
          retroactivePosted(filter: $filter, page: $page, sort: $sort) { total rows {
            contractId name originMonth amount lines author postedAt } } }`,
        { filter: { payrollMonthId }, page: { number: 1, size: 100 }, ...more },
      )
    return retroactivePosted
  }
  const lateOf = async (payrollMonthId: string, who: 'admin' | 'gerente' = 'admin', more = {}) =>
    (
      await api.as(who).run<{ lateItems: { rows: { id: string; contractId: string }[] } }>(
        `query ($filter: LateItemsFilter!, $sort: LateItemsSort) {
          lateItems(filter: $filter, sort: $sort) { total rows {
            id name rut contractId yearMonth itemCode itemLabel value comment } } }`,
        { filter: { payrollMonthId, ...more } },
      )
    ).lateItems.rows
  return { pageOf, askOf, postedOf, lateOf }
}

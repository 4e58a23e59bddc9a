import type { ApiOperation } from './api.ts'
import type { AsksProof } from './recent-proof.ts'
import type { Policy } from './operations.ts'
import type { RuleName } from './rule-table.ts'
import type { Word } from './services.ts'
import type { Asks, CompanyWrite } from './whole-company.ts'
import type { ReasonWithoutProof } from './without-proof.ts'

/**
 * What a module says of its rights, in `model/access.ts`. `npm run generate` joins them in
 * `generated/access/`, where access/ reads them. Each is a constant of its own:
 *
 * - `operations`: what each operation that the module answers asks of who calls it;
 * - `rights`: what each rule of `rule-table.ts` gives over the module's records, as letters;
 * - `companyWrites`: which writes on what is of the whole company ask for its whole reach;
 * - `answers`, `notAnswers`: which operations answer what another person asked for;
 * - `recentProof`, `provenAnswers`, `withoutProof`: which mutations ask for a recent proof;
 * - `guardedFields`: who sets the fields of its entities that give power (`field-kinds.ts`).
 */
export type Policies = Readonly<Record<string, Policy>>

/** By rule, the letters of each service. */
export type Rights = { readonly [Rule in RuleName]?: { readonly [W in Word]?: string } }

export type CompanyWrites = { readonly [Write in CompanyWrite]?: Asks }

/** A sentence for some operations of the module. */
export type ReasonsFor<Operations> = { readonly [Name in keyof Operations]?: string }

/** When operations of the module ask for a recent proof. */
export type ProofsFor<Operations> = { readonly [Name in keyof Operations]?: AsksProof }

/** The mutations of the module that ask for none, by the reason (`without-proof.ts`). */
export type WithoutProofFor<Operations> = {
  readonly [Reason in ReasonWithoutProof]?: readonly (keyof Operations)[]
}

/** The mutations that ask for none, of any module. */
export type WithoutProof = WithoutProofFor<Readonly<Record<ApiOperation, unknown>>>

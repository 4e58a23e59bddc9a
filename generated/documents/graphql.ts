/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChangePasswordInput = {
  newPassword: string;
  token: string;
};

export type MutationStatus =
  | 'ERROR'
  | 'OK';

export type RecoverPasswordInput = {
  email: string;
};

export type SignInInput = {
  password?: string | null | undefined;
  username?: string | null | undefined;
};

export type SimulateCompanyInput = {
  companyId?: string | null | undefined;
};

export type Theme =
  | 'dark'
  | 'light'
  | 'system';

export type UpdatePasswordInput = {
  password?: string | null | undefined;
  repeatedPassword: string;
  userId: string;
};

export type UpdateUiConfigInput = {
  theme: Theme;
};

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { token: string } | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type RecoverPasswordMutationVariables = Exact<{
  input: RecoverPasswordInput;
}>;


export type RecoverPasswordMutation = { recoverPassword: { status: MutationStatus | null, message: string | null, data: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SimulateCompanyMutationVariables = Exact<{
  input: SimulateCompanyInput;
}>;


export type SimulateCompanyMutation = { simulateCompany: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateUiConfigMutationVariables = Exact<{
  input: UpdateUiConfigInput;
}>;


export type UpdateUiConfigMutation = { updateUiConfig: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string | null, username: string, fullname: string, jobTitle: string | null, role: string, external: boolean, supervisedIds: Array<string>, forcePasswordChange: boolean, theme: string, actingUntil: string | null, permissions: Array<string>, company: { id: string, name: string, slug: string } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      token
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const RecoverPasswordDocument = new TypedDocumentString(`
    mutation RecoverPassword($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RecoverPasswordMutation, RecoverPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdatePasswordDocument = new TypedDocumentString(`
    mutation UpdatePassword($input: UpdatePasswordInput!) {
  updatePassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const SimulateCompanyDocument = new TypedDocumentString(`
    mutation SimulateCompany($input: SimulateCompanyInput!) {
  simulateCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<SimulateCompanyMutation, SimulateCompanyMutationVariables>;
export const UpdateUiConfigDocument = new TypedDocumentString(`
    mutation UpdateUiConfig($input: UpdateUiConfigInput!) {
  updateUiConfig(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<UpdateUiConfigMutation, UpdateUiConfigMutationVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query CurrentUser {
  me {
    id
    username
    fullname
    jobTitle
    role
    external
    supervisedIds
    forcePasswordChange
    theme
    actingUntil
    permissions
    company {
      id
      name
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
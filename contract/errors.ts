/** Stable error codes (R7.1): what the domain throws, what the wire carries, what text/ translates. */

export const errorStatus = {
  validation: 400,
  otp_invalid: 400,
  password_wrong: 400,
  invalid_json: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  confirm_required: 403,
  email_unverified: 403,
  identity_required: 403,
  second_factor_required: 403,
  account_deleted: 403,
  account_deactivated: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  phone_required: 409,
  adult_required: 409,
  relation_exists: 409,
  ask_again_later: 409,
  pending_limit: 409,
  person_unavailable: 409,
  not_accepting: 409,
  claim_open: 409,
  claim_too_late: 409,
  stale_profile: 409,
  done_already: 409,
  key_reused: 422,
  review_too_early: 409,
  already_answered: 409,
  too_large: 413,
  unsupported_media_type: 415,
  headers_too_large: 431,
  too_many_requests: 429,
  account_blocked: 429,
  students_shown_limit: 429,
  students_asked_limit: 429,
  internal: 500,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorStatus, code);

/** Generated from the OpenAPI document by `npm run api-client`. Do not edit. */

export interface paths {
  "/api/me": {
    /** The signed-in account */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Account } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete your account and everything in it. Requires a session cookie and a recent confirmation that it’s you; access tokens are refused. */
    delete: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** An access token was sent, your identity must be confirmed first, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/companies/{slug}/contacts": {
    /** How to reach a company, as stated by its listings and website */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "slug": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": CompanyContacts } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/lists": {
    /** Jobs you opened, and the jobs, companies and words you hid */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobLists } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Add items to or remove items from these lists; turn hiding on or off */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": JobListsChange } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobLists } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/saved-jobs": {
    /** Your saved jobs, newest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SavedJobs } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/saved-jobs/{id}": {
    /** Save a job; if it was removed recently, its note is restored */
    put: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SavedCount } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The job is closed and no longer available */
        410: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Edit your note on a saved job */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": SavedJobNote } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Remove a saved job; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SavedCount } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/job-actions": {
    /** Save, hide or track several jobs, as far as there is room */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": JobsAction } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobsActionResult } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/job-actions/undo": {
    /** Undo that: `ids` are the `undo` of its answer */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": JobsAction } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/plan": {
    /** Your plan, its limits, and what you have used of them */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AccountPlan } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/settings": {
    /** When emails about your job alerts come */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AlertSettings } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Change when emails about your job alerts come, pause or stop them */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": AlertSettingsChange } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AlertSettings } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/found": {
    /** Open jobs that your alerts found, newest first */
    get: {
      parameters: {
        query?: {
          /** 20 jobs a page */
          "page"?: number
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AlertFinds } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/preview": {
    /** What a job alert would have found lately; creates nothing */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": AlertSearch } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AlertPreview } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts": {
    /** Your job alerts, newest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobAlerts } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Create a job alert, or activate the one for the same search */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": NewJobAlert } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobAlert } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}": {
    /** Change, pause or activate a job alert */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": JobAlertChange } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobAlert } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete a job alert; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}/restore": {
    /** Restore a deleted job alert */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}/channels": {
    /** Notification channels of a job alert */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AlertChannels } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Add a webhook, an ntfy topic or a browser to a job alert */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": NewAlertChannel } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AddedAlertChannel } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}/feed": {
    /** Create the Atom feed of a job alert */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AlertFeed } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Revoke the feed address of a job alert */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}/channels/{channel}": {
    /** Remove a channel from a job alert */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "channel": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}/channels/{channel}/test": {
    /** Send a test. The list of deliveries shows the result */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "channel": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/alerts/{id}/channels/{channel}/resume": {
    /** Resume a stopped channel */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "channel": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/files": {
    /** Your files, newest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Files } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Upload a file: PDF, DOCX, DOC, RTF, ODT, TXT or an image */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "multipart/form-data": FileForm } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": File } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too large */
        413: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/files/{fileId}": {
    /** Download a file */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "fileId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "*/*": Blob } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete a file; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "fileId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/files/{fileId}/restore": {
    /** Restore a file deleted within the last day */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "fileId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications": {
    /** Your applications: search, filter and sort */
    get: {
      parameters: {
        query?: {
          /** Words that must all appear in the title, company, location or notes */
          "query"?: string
          /** Stages, separated by commas */
          "stage"?: string
          /** Only applications with no activity for 30 days that await a response */
          "silent"?: "true" | "false"
          /** Sort key; a leading minus sorts in descending order */
          "sort"?: "added" | "-added" | "activity" | "-activity" | "next" | "-next" | "applied" | "-applied" | "title" | "-title" | "company" | "-company" | "stage" | "-stage"
          /** Page number, starting at 1 */
          "page"?: string
          /** Results per page, 1 to 500; other numbers are clamped */
          "perPage"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationPage } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Add an application, for a job on this site (by id) or entered manually */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "jobId": number
        "stage"?: "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
        "appliedOn"?: string | null
        "notes"?: string | null
        /** true: add the application even if it looks like one you already track */
        "anyway"?: boolean
      } | {
        "jobTitle": string
        "companyName"?: string | null
        "companyWebsite"?: string | null
        "jobLocation"?: string | null
        "jobUrl"?: string | null
        "jobDescription"?: string | null
        "salaryRange"?: string | null
        "stage"?: "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
        "appliedOn"?: string | null
        "notes"?: string | null
        "followUpOn"?: string | null
        "links"?: ({
          "label": string
          "url": string
        })[]
        /** true: add the application even if it looks like one you already track */
        "anyway"?: boolean
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Application } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/read": {
    /** Read the text of a listing into the fields of an application */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": PastedListing } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ReadListing } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too large */
        413: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/summary": {
    /** The number of applications by stage, and the response rate */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationSummary } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/move": {
    /** Move applications to a stage; returns their previous stages */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "ids": (number)[]
        "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
        /** Today’s date in your time zone; used as the applied date if the stage needs one and none is set */
        "today"?: string
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MovedApplications } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/move-back": {
    /** Move applications back, if they are still where `move` put them */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "moved": ({
          "id": number
          "from": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
          "to": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
          /** The applied date set by the move; null if it set none */
          "appliedOn": string | null
        })[]
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MovedApplications } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/delete": {
    /** Delete applications; they can be restored for a day */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "ids": (number)[]
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationIds } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/restore": {
    /** Restore deleted applications */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "ids": (number)[]
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationIds } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}": {
    /** One application with everything that belongs to it */
    get: {
      parameters: {
        query?: never
        header?: {
          /** The ETag that you have */
          "If-None-Match"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": WholeApplication } }
        /** You have it already */
        304: { headers: { [name: string]: string }; content?: never }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Change an application; `version` is the one you last read */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "jobTitle"?: string
        "companyName"?: string | null
        "companyWebsite"?: string | null
        "jobLocation"?: string | null
        "jobUrl"?: string | null
        "jobDescription"?: string | null
        "salaryRange"?: string | null
        "stage"?: "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
        "appliedOn"?: string | null
        "notes"?: string | null
        "followUpOn"?: string | null
        "links"?: ({
          "label": string
          "url": string
        })[]
        /** The one you last read; or send its ETag in If-Match */
        "version"?: number
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Application } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The version is missing: send `If-Match`, or `version` in the body */
        428: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete an application; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications.csv": {
    /** All your applications as CSV */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "text/csv": string } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/offers": {
    /** Your offers side by side, in one currency and per year */
    get: {
      parameters: {
        query?: {
          /** The currency to compare in; by default that of most offers */
          "currency"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Offers } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/offer": {
    /** Store the offer of an application, instead of an earlier one */
    put: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "currency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
        "base": number | null
        "basePeriod": "year" | "month" | "hour"
        "bonus": number | null
        "equity": number | null
        "hoursAWeek": number | null
        "daysOff": number | null
        "place": string | null
      } } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Remove the offer of an application */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/events": {
    /** Add a timeline event */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "kind": "note" | "event"
        "text": string
        "happenedAt"?: string
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationEvent } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/events/{partId}": {
    /** Change this timeline event */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "text"?: string | null
        "happenedAt"?: string
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationEvent } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete this timeline event; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/events/{partId}/restore": {
    /** Restore this timeline event */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/contacts": {
    /** Add a contact */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "name": string
        "role"?: string | null
        "email"?: string | null
        "phone"?: string | null
        "url"?: string | null
        "notes"?: string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationContact } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/contacts/{partId}": {
    /** Change this contact */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "name"?: string
        "role"?: string | null
        "email"?: string | null
        "phone"?: string | null
        "url"?: string | null
        "notes"?: string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationContact } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete this contact; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/contacts/{partId}/restore": {
    /** Restore this contact */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/interviews": {
    /** Add an interview */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "round": string
        "startsAt": string
        "timeZone": string
        "minutes"?: number
        "place"?: string | null
        "notes"?: string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationInterview } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/interviews/{partId}": {
    /** Change this interview */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "round"?: string
        "startsAt"?: string
        "timeZone"?: string
        "minutes"?: number
        "place"?: string | null
        "notes"?: string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationInterview } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete this interview; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/interviews/{partId}/restore": {
    /** Restore this interview */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/tasks": {
    /** Add a task */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "title": string
        "dueOn"?: string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationTask } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/tasks/{partId}": {
    /** Change this task */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "title"?: string
        "dueOn"?: string | null
        "isDone"?: boolean
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationTask } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete this task; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/tasks/{partId}/restore": {
    /** Restore this task */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/documents": {
    /** Add a sent document */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "fileId": string
        "sentOn"?: string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationDocument } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/documents/{partId}": {
    /** Change this sent document */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "sentOn": string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationDocument } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete this sent document; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/documents/{partId}/restore": {
    /** Restore this sent document */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/events/{partId}/undo-move": {
    /** Undo the latest move: back to the earlier stage, without a trace in the timeline */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": UndoneMove } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/applications/{id}/events/{partId}/redo-move": {
    /** Redo an undone move */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
          "partId": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": UndoneMove } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/application-imports": {
    /** Your imports of applications, newest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationImports } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Import the rows of a table as applications; all of them or none */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "multipart/form-data": ApplicationImportForm } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationImport } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too large */
        413: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/application-imports/preview": {
    /** Read a table without importing it: what each column and row becomes, and what is unclear */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "multipart/form-data": ApplicationImportForm } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationImportPreview } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too large */
        413: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/application-imports/{importId}/undo": {
    /** Undo an import: its applications are deleted */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "importId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationImport } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/application-imports/{importId}/redo": {
    /** Redo an undone import, within a day */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "importId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationImport } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/calendar": {
    /** Your interviews, follow-ups and tasks from yesterday on, nearest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Calendar } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/calendar/feed": {
    /** Create the private address of your calendar, or replace it */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": CalendarFeed } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Revoke the private address of your calendar */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/search-report.csv": {
    /** Proof of your job search for an employment office, as CSV */
    get: {
      parameters: {
        query?: {
          /** For which offices; `neutral` by default */
          "form"?: "neutral" | "de" | "ch" | "us"
          /** The first day of the period, with `to` */
          "from"?: string
          /** The last day; without both, this month or the last one */
          "to"?: string
          /** Ids of applications to leave out, with commas between */
          "without"?: string
          /** Ids of applications without an applied date to list all the same */
          "including"?: string
          /** How you applied, as `ID:METHOD` with commas between, or `all:METHOD` for the others: online, email, post, phone, in-person */
          "how"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "text/csv": string } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/search-report.pdf": {
    /** The same as a tagged PDF to sign */
    get: {
      parameters: {
        query?: {
          /** For which offices; `neutral` by default */
          "form"?: "neutral" | "de" | "ch" | "us"
          /** The first day of the period, with `to` */
          "from"?: string
          /** The last day; without both, this month or the last one */
          "to"?: string
          /** Ids of applications to leave out, with commas between */
          "without"?: string
          /** Ids of applications without an applied date to list all the same */
          "including"?: string
          /** How you applied, as `ID:METHOD` with commas between, or `all:METHOD` for the others: online, email, post, phone, in-person */
          "how"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/pdf": Blob } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/searches": {
    /** Your saved searches, those used last first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SavedSearches } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Save a search, or rename the one that is the same */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": NewSavedSearch } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SavedSearch } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/searches/{id}": {
    /** Rename a saved search */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": RenamedSearch } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SavedSearch } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete a saved search; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/searches/{id}/restore": {
    /** Restore a deleted saved search */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/matches": {
    /** Search open jobs, with a match score for each */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
          /** Cities, states, countries or regions such as Europe, separated by semicolons; remote jobs open to them are included */
          "location"?: string
          /** Also jobs within this many kilometers of the cities in `location` */
          "withinKm"?: string | null
          /** Leave out remote jobs that are only open to the location */
          "excludeRemote"?: "true" | "false"
          /** The country where the person lives (ISO 3166-1 alpha-2): only jobs open to them */
          "eligibleFrom"?: string | null
          /** Other countries where the person may work, such as US,CA */
          "mayWorkIn"?: string
          /** With `eligibleFrom`, any of yes, move, not_said: open to people there, open to people who move, or not stated; `yes` if left out */
          "eligibility"?: string
          /** At least this many working hours shared with `timeZone`; jobs that state no hours are included */
          "overlapHours"?: string | null
          /** The person’s time zone, such as Europe/Madrid or CET */
          "timeZone"?: string | null
          /** Any of visa, relocation: what the employer offers */
          "support"?: string
          /** Any of these spoken languages is asked for (ISO 639-1), or none_stated */
          "languages"?: string
          /** Any of 0-1, 2-3, 4-5, 6-9, 10+, none_stated: the least years of experience asked for */
          "years"?: string
          /** Only jobs that can be done remotely */
          "remote"?: "true" | "false"
          /** Any of remote, hybrid, onsite */
          "workSettings"?: string
          /** Any of full_time, part_time, contract, internship, freelance */
          "jobTypes"?: string
          /** Any of entry, mid, senior, lead */
          "experienceLevels"?: string
          /** Any of these skills, spelled as in /api/jobs/filter-options */
          "tags"?: string
          /** Any of Software Development; Marketing and Sales; Business Development and Sales; Human Resources; General Business, Strategy/Planning, and Consulting; Other */
          "workTypes"?: string
          /** Any of Information Services and Technology; Software Development; Internet Marketplace Platforms; Information and Internet */
          "sectors"?: string
          /** One of Software Development, Data Science, Design, Product Management, Marketing, Customer Support */
          "category"?: "Software Development" | "Data Science" | "Design" | "Product Management" | "Marketing" | "Customer Support" | null
          /** How recently it was posted */
          "posted"?: "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
          /** How recently we added it */
          "firstSeen"?: "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
          /** Added at or after this time; last_visit means the end of your last visit */
          "newSince"?: string | "last_visit" | null
          /** Confirmed as still listed at its source within this many days */
          "confirmedDays"?: string | null
          /** Leave out jobs that were reposted under another id */
          "neverReposted"?: "true" | "false"
          /** Only jobs read from the employer’s own system */
          "fromEmployer"?: "true" | "false"
          /** A year; jobs without a stated salary are included, see salaryStated */
          "salaryMin"?: string | null
          /** A year; jobs without a stated salary are included, see salaryStated */
          "salaryMax"?: string | null
          /** The currency of salaryMin and salaryMax; salaries in others are converted */
          "salaryCurrency"?: "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
          /** Leave out jobs without a stated salary */
          "salaryStated"?: "true" | "false"
          /** A company’s slug */
          "company"?: string | null
          /** Leave out jobs without a salary, location or job type */
          "hideNoData"?: "true" | "false"
          /** Order of the results */
          "sort"?: "newest" | "oldest" | "most_relevant" | "most_viewed" | "most_applied" | "salary_high_to_low" | "salary_low_to_high" | "recently_found" | "recently_confirmed" | "best_match"
          /** Page number, starting at 1 */
          "page"?: string
          /** Results per page, 1 to 100; other numbers are clamped */
          "perPage"?: string
          /** Minimum match score, from 0 to 100 */
          "matchMin"?: string | null
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Matches } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/matches/what-if": {
    /** Skills and preferences that would open more jobs */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": WhatIfs } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/matches/{id}": {
    /** How your CV matches a job, requirement by requirement */
    get: {
      parameters: {
        query?: {
          /** The id of one of your CVs; by default the one used for matching */
          "cv"?: string
        }
        header?: never
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MatchAnalysis } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The job is closed and no longer available */
        410: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters": {
    /** Your cover letters, last changed first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Letters } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Write a cover letter; every sentence about you comes with its source */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "jobId": number
        "cvId"?: string | null
        "tone"?: "plain" | "warm" | "formal"
        "length"?: "short" | "medium" | "long"
        /** The language of the letter; the listing’s by default */
        "language"?: "listing" | "en" | "de" | "fr" | "es"
        "addressee"?: string
        /** Why you want this job, in your own words */
        "why"?: string
        /** Anything to add, in your own words */
        "more"?: string
      } | {
        "title": string
        "company"?: string
        "description"?: string
        "cvId"?: string | null
        "tone"?: "plain" | "warm" | "formal"
        "length"?: "short" | "medium" | "long"
        /** The language of the letter; the listing’s by default */
        "language"?: "listing" | "en" | "de" | "fr" | "es"
        "addressee"?: string
        /** Why you want this job, in your own words */
        "why"?: string
        /** Anything to add, in your own words */
        "more"?: string
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Letter } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}": {
    /** One cover letter, by sentence and as text */
    get: {
      parameters: {
        query?: never
        header?: {
          /** The ETag that you have */
          "If-None-Match"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Letter } }
        /** You have it already */
        304: { headers: { [name: string]: string }; content?: never }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Change a cover letter; `version` is the one you last read */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        /** The one you last read; or send its ETag in If-Match */
        "version"?: number
        "change": {
          "kind": "edit"
          "id": string
          "text": string
        } | {
          "kind": "remove"
          "id": string
        } | {
          "kind": "move"
          "id": string
          "by": -1 | 1
        } | {
          "kind": "add"
          "after": string | null
          "text": string
        } | {
          "kind": "replace"
          "id": string
          "source": string
        } | {
          "kind": "head"
          "addressee"?: string
          "subject"?: string
        } | {
          "kind": "design"
          "design": {
            "template": "plain" | "classic" | "modern" | "compact" | "sidebar"
            "paper": "a4" | "letter"
            "accent": "ink" | "green" | "blue" | "plum" | "rust"
            "density": "airy" | "normal" | "tight"
            "pages": 1 | 2 | null
            /** The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one */
            "sections"?: ("summary" | "work" | "projects" | "education" | "skills" | "certificates" | "languages" | "publications" | "awards" | "volunteer" | "interests" | "other" | "references")[]
          }
        } | {
          "kind": "draft"
          "sentences": ({
            "paragraph": number
            "about": "person" | "employer"
            "text": string
            "sources": (string)[]
            "quote": string | null
          })[]
        } | {
          "kind": "facts"
          /** Lines of the CV by key, and facts in your own words; null lets the rules choose */
          "picks": ({
            "line": string
          } | {
            "text": string
          })[] | null
        } | {
          "kind": "reason"
          /** Why you want this job, in your own words */
          "why"?: string
          /** Anything to add, in your own words */
          "more"?: string
        } | {
          "kind": "again"
          "cvId"?: string | null
          "tone"?: "plain" | "warm" | "formal"
          "length"?: "short" | "medium" | "long"
          /** The language of the letter; the listing’s by default */
          "language"?: "listing" | "en" | "de" | "fr" | "es"
          "addressee"?: string
          /** Why you want this job, in your own words */
          "why"?: string
          /** Anything to add, in your own words */
          "more"?: string
        }
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Letter } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The version is missing: send `If-Match`, or `version` in the body */
        428: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete a cover letter; it can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/restore": {
    /** Restore a cover letter deleted within the last day */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/name": {
    /** Rename a cover letter */
    put: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "name": string
      } } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/facts": {
    /** What the letter’s facts can be chosen from, and why its draft is weak, if it is */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": LetterFacts } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/file": {
    /** The cover letter as a file */
    get: {
      parameters: {
        query?: {
          "format"?: "pdf" | "docx" | "txt"
        }
        header?: never
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "*/*": Blob } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/printed": {
    /** Page count and missing characters of the printed cover letter */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": PrintedDocument } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/pages/{page}": {
    /** One page of the printed cover letter as SVG */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "letterId": string
          "page": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "image/svg+xml": string } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/documents": {
    /** Attach the current PDF to an application */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "applicationId": number
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationDocument } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/versions": {
    /** The earlier versions of a cover letter, newest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "letterId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": LetterVersions } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/versions/{version}": {
    /** A version, and its differences from the current cover letter */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "letterId": string
          "version": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": LetterVersion } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/versions/{version}/name": {
    /** Name a version, or remove its name */
    put: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "letterId": string
          "version": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "name": string | null
      } } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/versions/{version}/restore": {
    /** Restore a version */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "letterId": string
          "version": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        "version": number
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Letter } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/letters/{letterId}/model": {
    /** Rephrase a sentence or draft the body with the site’s language model. Rules check each proposal */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "letterId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": {
        /** The sentence to rephrase; null to draft the body */
        "sentenceId": string | null
      } } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "text/event-stream": string } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/live": {
    /** Live stream of changes to your data (server-sent events) */
    get: {
      parameters: {
        query?: {
          /** The last `id` you received; same as a `Last-Event-ID` header */
          "since"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "text/event-stream": string } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/profile": {
    /** Your profile */
    get: {
      parameters: {
        query?: never
        header?: {
          /** The ETag that you have */
          "If-None-Match"?: string
        }
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Profile } }
        /** You have it already */
        304: { headers: { [name: string]: string }; content?: never }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Replace your whole profile */
    put: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": ProfilePut } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Profile } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Change parts of your profile; lists are replaced as a whole */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": ProfilePatch } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Profile } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/picture": {
    /** Your profile picture */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "*/*": Blob } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Upload your profile picture, or replace it */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "multipart/form-data": PictureForm } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too large */
        413: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Remove your profile picture */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/email-delivery": {
    /** Whether our email reaches you */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": EmailDelivery } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/email-delivery/code": {
    /** Email you a code, if email to you was stopped */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/email-delivery/resume": {
    /** Get all email again, with the code that we emailed */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": EmailDeliveryCode } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs": {
    /** Create a CV from an existing one, with or without a job */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": MakeCv } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MadeCv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs/{cvId}": {
    /** A CV created here: content, proposed changes, design */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MadeCv } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Accept or reject proposed changes; choose the design */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": RemakeCv } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MadeCv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs/{cvId}/scores": {
    /** How well a created CV matches its job, before and after the changes */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MadeCvScores } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs/{cvId}/printed": {
    /** Page count and omitted lines of the printed CV */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": PrintedDocument } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs/{cvId}/pages/{page}": {
    /** One page of the printed CV as SVG */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
          "page": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "image/svg+xml": string } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs/{cvId}/files/{file}": {
    /** The CV as a file, such as cv.pdf or cv.docx */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
          "file": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "*/*": Blob } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/made-cvs/{cvId}/attach": {
    /** Attach the CV’s current PDF to an application */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": AttachCv } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": ApplicationDocument } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs": {
    /** Your CVs, last changed first */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cvs } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Upload a CV as a file or as text; it is parsed immediately */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "multipart/form-data": CvForm } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too large */
        413: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}": {
    /** A CV, with the confidence and source lines of each value */
    get: {
      parameters: {
        query?: never
        header?: {
          /** The ETag that you have */
          "If-None-Match"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** You have it already */
        304: { headers: { [name: string]: string }; content?: never }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Change the content of a CV; every part keeps its id */
    put: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": CvPut } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The version is missing: send `If-Match`, or `version` in the body */
        428: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Rename a CV, or make it the current one (used for matches, tailoring and cover letters) */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": CvPatch } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Delete a CV and its file; both can be restored for a day */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/restore": {
    /** Restore a CV deleted within the last day */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/checks": {
    /** What to fix in a CV */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": CvChecks } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/resume.json": {
    /** A CV as JSON Resume 1.0.0, with our own data under `meta` */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JsonResume } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/versions": {
    /** The earlier versions of a CV, newest first */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": CvVersions } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/versions/{version}": {
    /** A version, and its differences from the current CV */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "cvId": string
          "version": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": CvVersion } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Name a version, which keeps it permanently */
    patch: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "cvId": string
          "version": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": NameCvVersion } }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/versions/{version}/restore": {
    /** Restore a version */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "cvId": string
          "version": number
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": SeenCvVersion } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/confirm": {
    /** Confirm that a value was read correctly */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": ConfirmCvValue } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The version is missing: send `If-Match`, or `version` in the body */
        428: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/undo": {
    /** Undo the last change; this creates a new version */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
          /** The ETag that you last read: if it has changed since, nothing is done */
          "If-Match"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      requestBody: { content: { "application/json": UndoCv } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The version is missing: send `If-Match`, or `version` in the body */
        428: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/cvs/{cvId}/read-again": {
    /** Read the file again; your changes are kept as a version */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "cvId": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Cv } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** The access token is read-only, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/tokens": {
    /** Your access tokens, newest first. Requires a session cookie; access tokens are refused. */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": AccessTokens } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** An access token was sent, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
    /** Create an access token. Requires a session cookie and a recent confirmation that it’s you; access tokens are refused. */
    post: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path?: never
        cookie?: never
      }
      requestBody: { content: { "application/json": NewAccessToken } }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": MadeAccessToken } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** An access token was sent, your identity must be confirmed first, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Unsupported content type for this endpoint */
        415: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/tokens/{tokenId}": {
    /** Revoke an access token. Requires a session cookie; access tokens are refused. */
    delete: {
      parameters: {
        query?: never
        header?: {
          /** Any text of your choice: the same request with the same key within a day is not carried out again, but gets the same answer */
          "Idempotency-Key"?: string
        }
        path: {
          "tokenId": string
        }
        cookie?: never
      }
      responses: {
        /** Done */
        204: { headers: { [name: string]: string }; content?: never }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** An access token was sent, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Version conflict, or a limit has been reached */
        409: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** It is no longer the version named in `If-Match` */
        412: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Invalid body; see `errors` */
        422: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/me/export": {
    /** Export all your data as a ZIP. Requires a session cookie and a recent confirmation that it’s you; access tokens are refused. */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/zip": Blob } }
        /** Not signed in, or the access token is invalid */
        401: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** An access token was sent, your identity must be confirmed first, or the request came from another site */
        403: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Too many requests; `Retry-After` says when to try again */
        429: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs": {
    /** Search open jobs */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
          /** Cities, states, countries or regions such as Europe, separated by semicolons; remote jobs open to them are included */
          "location"?: string
          /** Also jobs within this many kilometers of the cities in `location` */
          "withinKm"?: string | null
          /** Leave out remote jobs that are only open to the location */
          "excludeRemote"?: "true" | "false"
          /** The country where the person lives (ISO 3166-1 alpha-2): only jobs open to them */
          "eligibleFrom"?: string | null
          /** Other countries where the person may work, such as US,CA */
          "mayWorkIn"?: string
          /** With `eligibleFrom`, any of yes, move, not_said: open to people there, open to people who move, or not stated; `yes` if left out */
          "eligibility"?: string
          /** At least this many working hours shared with `timeZone`; jobs that state no hours are included */
          "overlapHours"?: string | null
          /** The person’s time zone, such as Europe/Madrid or CET */
          "timeZone"?: string | null
          /** Any of visa, relocation: what the employer offers */
          "support"?: string
          /** Any of these spoken languages is asked for (ISO 639-1), or none_stated */
          "languages"?: string
          /** Any of 0-1, 2-3, 4-5, 6-9, 10+, none_stated: the least years of experience asked for */
          "years"?: string
          /** Only jobs that can be done remotely */
          "remote"?: "true" | "false"
          /** Any of remote, hybrid, onsite */
          "workSettings"?: string
          /** Any of full_time, part_time, contract, internship, freelance */
          "jobTypes"?: string
          /** Any of entry, mid, senior, lead */
          "experienceLevels"?: string
          /** Any of these skills, spelled as in /api/jobs/filter-options */
          "tags"?: string
          /** Any of Software Development; Marketing and Sales; Business Development and Sales; Human Resources; General Business, Strategy/Planning, and Consulting; Other */
          "workTypes"?: string
          /** Any of Information Services and Technology; Software Development; Internet Marketplace Platforms; Information and Internet */
          "sectors"?: string
          /** One of Software Development, Data Science, Design, Product Management, Marketing, Customer Support */
          "category"?: "Software Development" | "Data Science" | "Design" | "Product Management" | "Marketing" | "Customer Support" | null
          /** How recently it was posted */
          "posted"?: "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
          /** How recently we added it */
          "firstSeen"?: "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
          /** Added at or after this time, such as 2026-03-01T09:00:00Z */
          "newSince"?: string | "last_visit" | null
          /** Confirmed as still listed at its source within this many days */
          "confirmedDays"?: string | null
          /** Leave out jobs that were reposted under another id */
          "neverReposted"?: "true" | "false"
          /** Only jobs read from the employer’s own system */
          "fromEmployer"?: "true" | "false"
          /** A year; jobs without a stated salary are included, see salaryStated */
          "salaryMin"?: string | null
          /** A year; jobs without a stated salary are included, see salaryStated */
          "salaryMax"?: string | null
          /** The currency of salaryMin and salaryMax; salaries in others are converted */
          "salaryCurrency"?: "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
          /** Leave out jobs without a stated salary */
          "salaryStated"?: "true" | "false"
          /** A company’s slug */
          "company"?: string | null
          /** Leave out jobs without a salary, location or job type */
          "hideNoData"?: "true" | "false"
          /** Order of the results */
          "sort"?: "newest" | "oldest" | "most_relevant" | "most_viewed" | "most_applied" | "salary_high_to_low" | "salary_low_to_high" | "recently_found" | "recently_confirmed"
          /** Page number, starting at 1 */
          "page"?: string
          /** Results per page, 1 to 100; other numbers are clamped */
          "perPage"?: string
          /** 1: explain why each job matches */
          "explain"?: "1"
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobPage } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/filter-options": {
    /** Filter options for a search, with counts */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": FilterOptions } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/salaries": {
    /** How many jobs of a search are in which range of salary */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
          /** Cities, states, countries or regions such as Europe, separated by semicolons; remote jobs open to them are included */
          "location"?: string
          /** Also jobs within this many kilometers of the cities in `location` */
          "withinKm"?: string | null
          /** Leave out remote jobs that are only open to the location */
          "excludeRemote"?: "true" | "false"
          /** The country where the person lives (ISO 3166-1 alpha-2): only jobs open to them */
          "eligibleFrom"?: string | null
          /** Other countries where the person may work, such as US,CA */
          "mayWorkIn"?: string
          /** With `eligibleFrom`, any of yes, move, not_said: open to people there, open to people who move, or not stated; `yes` if left out */
          "eligibility"?: string
          /** At least this many working hours shared with `timeZone`; jobs that state no hours are included */
          "overlapHours"?: string | null
          /** The person’s time zone, such as Europe/Madrid or CET */
          "timeZone"?: string | null
          /** Any of visa, relocation: what the employer offers */
          "support"?: string
          /** Any of these spoken languages is asked for (ISO 639-1), or none_stated */
          "languages"?: string
          /** Any of 0-1, 2-3, 4-5, 6-9, 10+, none_stated: the least years of experience asked for */
          "years"?: string
          /** Only jobs that can be done remotely */
          "remote"?: "true" | "false"
          /** Any of remote, hybrid, onsite */
          "workSettings"?: string
          /** Any of full_time, part_time, contract, internship, freelance */
          "jobTypes"?: string
          /** Any of entry, mid, senior, lead */
          "experienceLevels"?: string
          /** Any of these skills, spelled as in /api/jobs/filter-options */
          "tags"?: string
          /** Any of Software Development; Marketing and Sales; Business Development and Sales; Human Resources; General Business, Strategy/Planning, and Consulting; Other */
          "workTypes"?: string
          /** Any of Information Services and Technology; Software Development; Internet Marketplace Platforms; Information and Internet */
          "sectors"?: string
          /** One of Software Development, Data Science, Design, Product Management, Marketing, Customer Support */
          "category"?: "Software Development" | "Data Science" | "Design" | "Product Management" | "Marketing" | "Customer Support" | null
          /** How recently it was posted */
          "posted"?: "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
          /** How recently we added it */
          "firstSeen"?: "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
          /** Added at or after this time, such as 2026-03-01T09:00:00Z */
          "newSince"?: string | "last_visit" | null
          /** Confirmed as still listed at its source within this many days */
          "confirmedDays"?: string | null
          /** Leave out jobs that were reposted under another id */
          "neverReposted"?: "true" | "false"
          /** Only jobs read from the employer’s own system */
          "fromEmployer"?: "true" | "false"
          /** A year; jobs without a stated salary are included, see salaryStated */
          "salaryMin"?: string | null
          /** A year; jobs without a stated salary are included, see salaryStated */
          "salaryMax"?: string | null
          /** The currency of salaryMin and salaryMax; salaries in others are converted */
          "salaryCurrency"?: "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
          /** Leave out jobs without a stated salary */
          "salaryStated"?: "true" | "false"
          /** A company’s slug */
          "company"?: string | null
          /** Leave out jobs without a salary, location or job type */
          "hideNoData"?: "true" | "false"
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": SalaryCounts } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/suggestions": {
    /** Titles, skills, companies and locations that start with the query; without a query, the skills most in demand */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Suggestions } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/places": {
    /** Cities, countries and regions that start with the query, with the number of jobs that `location` finds */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": PlaceSuggestions } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/changes": {
    /** Change feed for keeping a copy in sync: all open jobs first, then each change */
    get: {
      parameters: {
        query?: {
          /** `next` of the previous response; without it, all open jobs come first */
          "since"?: string | null
          /** 1 to 500 changes; default 100, or all for JSON lines */
          "limit"?: string | null
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": JobChanges; "application/x-ndjson": JobChangeLine } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** `since` is too old; start again without it */
        410: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/{id}": {
    /** One job, open or closed, with its history: openings, sources and events */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": WholeJob } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/{id}/related": {
    /** Up to 3 similar jobs */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": RelatedJobs } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/{id}/view": {
    /** Count a view of this job */
    post: {
      parameters: {
        query?: never
        header?: never
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Counted } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/jobs/{id}/apply": {
    /** Count a click on Apply and get the application URL */
    post: {
      parameters: {
        query?: never
        header?: never
        path: {
          "id": number
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Apply } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/home": {
    /** The content of the home page */
    get: {
      parameters: {
        query?: never
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Home } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/salaries": {
    /** What open jobs of a role, level and place state about pay in one currency */
    get: {
      parameters: {
        query?: {
          /** One of backend, frontend, full-stack, software, mobile, data-engineering, data-science, data-analysis, ml, devops, security, qa, embedded, product, design, engineering-management, support, technical-writing; all roles if left out */
          "role"?: "backend" | "frontend" | "full-stack" | "software" | "mobile" | "data-engineering" | "data-science" | "data-analysis" | "ml" | "devops" | "security" | "qa" | "embedded" | "product" | "design" | "engineering-management" | "support" | "technical-writing" | null
          /** One of entry, mid, senior, lead; all levels if left out */
          "level"?: "entry" | "mid" | "senior" | "lead" | null
          /** Cities, states, countries or regions such as Europe, separated by semicolons; remote jobs open to them are included */
          "location"?: string
          /** Only pay that is stated in this currency; nothing is converted */
          "currency"?: "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Pay } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/trends": {
    /** Shares of new jobs by month */
    get: {
      parameters: {
        query?: {
          /** One of remote, pay, role, skill, country */
          "kind"?: "remote" | "pay" | "role" | "skill" | "country"
          /** Only this role, skill or country (ISO 3166-1); without it, the 200 with the most new jobs */
          "name"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Trends } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/companies": {
    /** Companies that are hiring, searched by name, location or industry */
    get: {
      parameters: {
        query?: {
          /** Words to find in title, company, tags, location and description */
          "query"?: string
          /** Page number, starting at 1 */
          "page"?: string
          /** Results per page, 1 to 100; other numbers are clamped */
          "perPage"?: string
        }
        header?: never
        path?: never
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": CompanyPage } }
        /** Invalid parameter; see `errors` */
        400: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
  "/api/companies/{slug}": {
    /** One company */
    get: {
      parameters: {
        query?: never
        header?: never
        path: {
          "slug": string
        }
        cookie?: never
      }
      responses: {
        /** OK */
        200: { headers: { [name: string]: string }; content: { "application/json": Company } }
        /** Not found */
        404: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
        /** Temporarily unavailable; `Retry-After` says when to try again */
        503: { headers: { [name: string]: string }; content: { "application/problem+json": Problem } }
      }
    }
  }
}

export type Account = {
  "id": string
  "name": string | null
  "email": string
  "avatar": string | null
  "plan": "basic" | "premium" | "enterprise"
  "createdAt": string
}

export type Problem = {
  "type": string
  "title": string
  "status": number
  "detail": string
  "instance": string
  "code": string
  /** Finds this request in the log of the server; also in `X-Request-Id` */
  "requestId"?: string
  "errors"?: ({
    "parameter": string
    "detail": string
  })[]
  /** The current state, if it was changed in the meantime */
  "current"?: {

  }
  /** The change you sent */
  "yours"?: {

  }
  /** Possible duplicates; send `anyway` to add it regardless */
  "warnings"?: {

  }
}

export type CompanyContacts = {
  "company": {
    "slug": string
    "name": string
  }
  "website": string | null
  "careerPage": string | null
  /** The address for applications */
  "hrEmail": string | null
  /** The address for questions */
  "companyEmail": string | null
  "linkedinPage": string | null
  /** Other ways: phone, departments, profiles */
  "contactMethods": ({
    "kind": "website" | "careers" | "hr" | "company" | "department" | "phone" | "form" | "linkedin" | "profile"
    "value": string
    "description": string
    "href": string
  })[]
  /** Neither a website nor an email address was found */
  "fallback": boolean
  "message": string | null
  /** What to try besides */
  "suggestions": ({
    "label": string
    "href": string
  })[]
  /** Where and when each was last found. Nothing is guessed */
  "evidence": ({
    "value": string
    /** A job’s text, the employer’s board at a source, or its own website */
    "source": "listing" | "board" | "site"
    /** The page that states it; a path is on this site */
    "sourceUrl": string | null
    "foundOn": string
  })[]
}

export type JobLists = {
  /** Jobs you’ve opened, oldest first */
  "viewed": (number)[]
  /** Jobs you hid */
  "dismissed": (number)[]
  /** Companies you hid, by slug */
  "companies": (string)[]
  /** Words that hide a job if they appear in its title or skills */
  "words": (string)[]
  "hideViewed": boolean
  /** Hides jobs with a tracked application */
  "hideApplied": boolean
}

export type JobListsChange = {
  "add"?: {
    /** Jobs you’ve opened, oldest first */
    "viewed"?: (number)[]
    /** Jobs you hid */
    "dismissed"?: (number)[]
    /** Companies you hid, by slug */
    "companies"?: (string)[]
    /** Words that hide a job if they appear in its title or skills */
    "words"?: (string)[]
  }
  "remove"?: {
    /** Jobs you’ve opened, oldest first */
    "viewed"?: (number)[]
    /** Jobs you hid */
    "dismissed"?: (number)[]
    /** Companies you hid, by slug */
    "companies"?: (string)[]
    /** Words that hide a job if they appear in its title or skills */
    "words"?: (string)[]
  }
  "hideViewed"?: boolean
  /** Hides jobs with a tracked application */
  "hideApplied"?: boolean
}

export type SavedJobs = {
  "savedJobs": (SavedJob)[]
  /** How many jobs you can save on your plan; null if unlimited */
  "limit": number | null
}

export type SavedJob = {
  "job": Job
  "savedAt": string
  "note": string
  /** Changes to the job since it was saved */
  "since": {
    "closedAt": string | null
    "reposts": number
    "salary": {
      "from": Salary
      "to": Salary
    } | null
  }
}

export type Job = {
  "id": number
  "title": string
  "company": string
  "companySlug": string
  /** The path of its logo, a WebP of 112 px */
  "companyLogo": string | null
  "locationText": string | null
  /** What a program wrote, where locationText is the place in it */
  "locationRaw": string | null
  "workSetting": "remote" | "hybrid" | "onsite" | null
  "jobType": "full_time" | "part_time" | "contract" | "internship" | "freelance" | null
  "level": "entry" | "mid" | "senior" | "lead" | null
  "tags": (string)[]
  "salary": Salary
  /** As written by the source */
  "salaryText": string | null
  "payDetails": PayDetails
  "postedAt": string | null
  "firstSeenAt": string
  /** Sample data that ships with the product */
  "isDemo": boolean
}

export type Salary = {
  "min": number | null
  "max": number | null
  /** ISO 4217 */
  "currency": string | null
  "period": "hour" | "day" | "week" | "month" | "year" | null
} | null

/** What the listing states about pay beside its salary */
export type PayDetails = {
  "targetEarnings": (Salary) & (unknown)
  /** Salaries by region, as the listing names it */
  "regions": ({
    "region": string
    "salary": Salary
  })[]
  "basis": "gross" | "net" | null
} | null

export type SavedCount = {
  "saved": number
  /** How many jobs you can save on your plan; null if unlimited */
  "limit": number | null
}

export type SavedJobNote = {
  "note": string
}

export type JobsActionResult = {
  /** The jobs that were changed */
  "done": (number)[]
  /** The `ids` that undo it: those of the jobs, or of the applications that were added */
  "undo": (number)[]
  "outcome": {
    "done": number
    /** Jobs that were saved, hidden or tracked before */
    "already": number
    /** Jobs that are unknown or closed long ago */
    "gone": number
    /** Jobs for which the plan or the tracker has no room */
    "full": number
    /** Saved jobs and how many the plan includes; null if unlimited */
    "room": {
      "saved": number
      "limit": number
    } | null
  }
}

export type JobsAction = {
  /** `track` adds an application at the stage Interested */
  "act": "save" | "hide" | "track"
  "ids": (number)[]
}

export type AccountPlan = {
  "plan": "basic" | "premium" | "enterprise"
  /** What the plan comes from: a demonstration, a paid subscription, or the operator; null for Basic */
  "source": "demo" | "stripe" | "operator" | null
  /** Of the subscription, such as `active` or `past_due`; null for Basic */
  "status": string | null
  /** How often it is paid; null if it isn’t */
  "interval": "monthly" | "annually" | null
  "renewsAt": string | null
  /** When it ends because it was canceled or a payment failed */
  "endsAt": string | null
  "savedJobs": {
    "used": number
    /** Null if unlimited */
    "limit": number | null
  }
  /** What the plan includes on this site */
  "features": {
    "cover_letters": boolean
    "generated_cvs": boolean
    "matches": boolean
    "alerts": boolean
    "company_contacts": boolean
  }
}

export type AlertSettings = {
  "timeZone": string
  /** Local time of daily and weekly emails */
  "sendAt": string
  /** Of weekly emails; 1 is Monday */
  "weekday": number
  /** No emails before then; null if they are not paused */
  "pausedUntil": string | null
  /** Whether all emails about alerts are off */
  "isMailOff": boolean
  /** False until you chose a time zone or your browser named it; then it is UTC */
  "isZoneKnown": boolean
  /** When the next emails are due; null for none */
  "nextEmails": {
    "daily": string | null
    "weekly": string | null
    "immediately": string | null
  }
}

export type AlertSettingsChange = {
  "timeZone"?: string
  /** Local time of daily and weekly emails */
  "sendAt"?: string
  /** Of weekly emails; 1 is Monday */
  "weekday"?: number
  /** No emails before then; null if they are not paused */
  "pausedUntil"?: string | null
  /** Whether all emails about alerts are off */
  "isMailOff"?: boolean
}

export type AlertFinds = {
  "jobs": ({
    "job": Job
    /** The alerts that found it; empty if they were deleted */
    "alerts": ({
      "id": number
      "name": string
    })[]
    "foundAt": string
  })[]
  "totalCount": number
  "hasMore": boolean
}

export type AlertPreview = {
  /** Jobs of the last days that match */
  "total": number
  "jobs": (Job)[]
  /** Alerts search literally: what would be found with typos corrected */
  "corrected": string | null
}

export type AlertSearch = {
  "keywords"?: (string)[]
  /** Parameters of a search, as in the address of /jobs */
  "search"?: string
}

export type JobAlerts = {
  "alerts": (JobAlert)[]
}

export type JobAlert = {
  "id": number
  /** Searched together, as one text */
  "keywords": (string)[]
  "location": string | null
  "frequency": "daily" | "weekly" | "immediately"
  "jobTypes": ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
  "isRemote": boolean
  /** A year, in salaryCurrency. Jobs without a known salary are included */
  "salaryMin": number | null
  "salaryCurrency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
  /** The address of the jobs that match now, with every filter of the alert. Null if the filters are no longer valid: the alert finds nothing until `search` is changed */
  "search": string | null
  "isActive": boolean
  "createdAt": string
}

export type NewJobAlert = {
  /** Searched together, as one text */
  "keywords"?: (string)[]
  "frequency"?: "daily" | "weekly" | "immediately"
  "location"?: string | null
  "jobTypes"?: ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
  "isRemote"?: boolean
  /** A year, in salaryCurrency. Jobs without a known salary are included */
  "salaryMin"?: number | null
  "salaryCurrency"?: "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
  /** Parameters of a search, as in the address of /jobs, for filters without a field here */
  "search"?: string
}

export type JobAlertChange = {
  /** Searched together, as one text */
  "keywords"?: (string)[]
  "location"?: string | null
  "frequency"?: "daily" | "weekly" | "immediately"
  "jobTypes"?: ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
  "isRemote"?: boolean
  /** A year, in salaryCurrency. Jobs without a known salary are included */
  "salaryMin"?: number | null
  "salaryCurrency"?: "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
  /** Parameters of a search, as in the address of /jobs, for filters without a field here */
  "search"?: string
  "isActive"?: boolean
}

export type AlertChannels = {
  /** Null if there is no feed */
  "feedCreatedAt": string | null
  "channels": ({
    "id": number
    "kind": "webhook" | "ntfy" | "push"
    "host": string
    "createdAt": string
    /** When we stopped using it, because it accepted nothing for a day or is gone */
    "stoppedAt": string | null
    "deliveries": (ChannelDelivery)[]
  })[]
}

export type ChannelDelivery = {
  "id": string
  "isTest": boolean
  "jobs": number
  "createdAt": string
  "attempts": number
  /** HTTP status of the last attempt; null without an answer */
  "status": number | null
  "deliveredAt": string | null
  /** Null if it was delivered or given up */
  "nextAttemptAt": string | null
}

export type AddedAlertChannel = {
  "id": number
  "kind": "webhook" | "ntfy" | "push"
  "host": string
  "createdAt": string
  /** When we stopped using it, because it accepted nothing for a day or is gone */
  "stoppedAt": string | null
  /** Verifies the signatures of a webhook. It is not shown again, and adding the same address again replaces it; null for others */
  "secret": string | null
}

export type NewAlertChannel = {
  "kind": "webhook" | "ntfy"
  /** For ntfy, the address of a topic */
  "url": string
} | {
  "kind": "push"
  /** The endpoint of a browser’s subscription */
  "url": string
  "p256dh": string
  "auth": string
}

export type AlertFeed = {
  /** Opens without signing in and is not shown again. An earlier address stops working */
  "url": string
}

export type Files = {
  "files": (File)[]
}

export type File = {
  "id": string
  "kind": "cv" | "avatar" | "document"
  "name": string
  /** Media type, such as application/pdf */
  "mediaType": string
  "bytes": number
  /** Whether a virus scanner checked the file on upload and found nothing */
  "isScanned": boolean
  "createdAt": string
}

export type FileForm = {
  /** At most 5 MB */
  "file": Blob
  /** `document` by default */
  "kind"?: "cv" | "avatar" | "document"
}

export type ApplicationPage = {
  "applications": (ApplicationCard)[]
  "totalCount": number
  "hasMore": boolean
}

export type ApplicationCard = {
  "id": number
  /** Send it with a change; changes to an older version are refused */
  "version": number
  /** The job on this site, if it was created from one */
  "jobId": number | null
  "jobTitle": string
  "companyName": string
  "companyWebsite": string | null
  "jobLocation": string | null
  "jobUrl": string | null
  "salaryRange": string | null
  "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
  "appliedOn": string | null
  "notes": string | null
  "followUpOn": string | null
  "createdAt": string
  "updatedAt": string
  /** Time of the latest event or interview */
  "lastEventAt": string
  "nextInterviewAt": string | null
  /** No activity for 30 days: Ghosted is suggested */
  "isSilent": boolean
  "openTasks": number
  "documents": number
}

export type Application = {
  "id": number
  /** Send it with a change; changes to an older version are refused */
  "version": number
  /** The job on this site, if it was created from one */
  "jobId": number | null
  "jobTitle": string
  "companyName": string
  "companyWebsite": string | null
  "jobLocation": string | null
  "jobUrl": string | null
  "salaryRange": string | null
  "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
  "appliedOn": string | null
  "notes": string | null
  "followUpOn": string | null
  "createdAt": string
  "updatedAt": string
  /** Time of the latest event or interview */
  "lastEventAt": string
  "nextInterviewAt": string | null
  /** No activity for 30 days: Ghosted is suggested */
  "isSilent": boolean
  /** The listing as it was when the application was added */
  "jobDescription": string | null
  "links": ({
    "label": string
    "url": string
  })[]
}

export type ReadListing = {
  "jobTitle": string | null
  "companyName": string | null
  "jobLocation": string | null
  "salaryRange": string | null
  /** Whether the text looks like one listing */
  "isReadable": boolean
}

export type PastedListing = {
  /** As copied from a web page */
  "text": string
}

export type ApplicationSummary = {
  "total": number
  "stages": ({
    "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
    "count": number
  })[]
  "response": {
    "sent": number
    "answered": number
    /** Null if fewer than five were sent */
    "rate": number | null
  }
}

export type MovedApplications = {
  "moved": ({
    "id": number
    "from": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
    "to": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
    /** The applied date set by the move; null if it set none */
    "appliedOn": string | null
  })[]
}

export type ApplicationIds = {
  "ids": (number)[]
}

export type WholeApplication = {
  "id": number
  /** Send it with a change; changes to an older version are refused */
  "version": number
  /** The job on this site, if it was created from one */
  "jobId": number | null
  "jobTitle": string
  "companyName": string
  "companyWebsite": string | null
  "jobLocation": string | null
  "jobUrl": string | null
  "salaryRange": string | null
  "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
  "appliedOn": string | null
  "notes": string | null
  "followUpOn": string | null
  "createdAt": string
  "updatedAt": string
  /** Time of the latest event or interview */
  "lastEventAt": string
  "nextInterviewAt": string | null
  /** No activity for 30 days: Ghosted is suggested */
  "isSilent": boolean
  /** The listing as it was when the application was added */
  "jobDescription": string | null
  "links": ({
    "label": string
    "url": string
  })[]
  "events": (ApplicationEvent)[]
  "contacts": (ApplicationContact)[]
  "interviews": (ApplicationInterview)[]
  "tasks": (ApplicationTask)[]
  "documents": (ApplicationDocument)[]
}

export type ApplicationEvent = {
  "id": number
  "kind": "stage" | "note" | "event"
  "fromStage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted" | null
  "toStage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted" | null
  "text": string | null
  "happenedAt": string
  "recordedAt": string
}

export type ApplicationContact = {
  "id": number
  "name": string
  "role": string | null
  "email": string | null
  "phone": string | null
  "url": string | null
  "notes": string | null
}

export type ApplicationInterview = {
  "id": number
  "round": string
  "startsAt": string
  "timeZone": string
  "minutes": number
  "place": string | null
  "notes": string | null
}

export type ApplicationTask = {
  "id": number
  "title": string
  "dueOn": string | null
  "doneAt": string | null
}

export type ApplicationDocument = {
  "id": number
  /** Null if the file has been deleted since */
  "fileId": string | null
  "name": string
  "mediaType": string
  "bytes": number
  "sentOn": string | null
  "addedAt": string
}

export type Offers = {
  /** Of all amounts in `yearly` */
  "currency": string
  /** The day of the oldest exchange rate used; null if nothing was converted */
  "ratesOn": string | null
  "offers": ({
    "currency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
    "base": number | null
    "basePeriod": "year" | "month" | "hour"
    "bonus": number | null
    "equity": number | null
    "hoursAWeek": number | null
    "daysOff": number | null
    "place": string | null
    "applicationId": number
    "jobTitle": string
    "companyName": string
    "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
    "yearly": {
      "base": number | null
      "bonus": number | null
      "equity": number | null
      "total": number | null
    }
    "isConverted": boolean
    /** What the total does not include because only another offer states it */
    "lacks": ("bonus" | "equity")[]
    /** Also false where an unknown bonus or equity of another offer could change it */
    "isHighest": boolean
  })[]
}

export type UndoneMove = {
  /** The applied date that the move had set; null if it set none */
  "appliedOn": string | null
}

export type ApplicationImports = {
  "imports": ({
    "id": string
    /** The file’s name; null for text */
    "name": string | null
    "applications": number
    "createdAt": string
    "undoneAt": string | null
  })[]
}

export type ApplicationImportPreview = {
  "hasHeader": boolean
  "columns": ({
    "header": string
    /** The first value, shortened */
    "sample": string
    /** Null: it is skipped */
    "field": "title" | "company" | "stage" | "appliedOn" | "followUpOn" | "location" | "salary" | "url" | "website" | "notes" | "description" | "contactName" | "contactEmail" | "contactPhone" | null
  })[]
  "rows": ({
    "line": number
    "jobTitle": string
    "companyName": string
    "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
    "appliedOn": string | null
    /** `tracked`: you track this job already; `earlier`: an earlier line has it */
    "duplicate": "tracked" | "earlier" | null
    /** What could not be kept of this row */
    "remarks": (string)[]
  })[]
  /** Rows that cannot be imported */
  "problems": ({
    "line": number
    "reason": string
  })[]
  /** An ambiguous date: send `dayOrder` */
  "dateQuestion": {
    "text": string
    "dayFirst": string
    "monthFirst": string
  } | null
  /** Words that are no stage of ours, and the stage that they become */
  "unknownStages": ({
    "word": string
    "stage": "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted"
  })[]
}

export type ApplicationImportForm = {
  /** A CSV file of at most 4 MB and 5,000 rows */
  "file"?: Blob
  /** Instead of a file: the table as text, separated by commas, semicolons or tabs */
  "text"?: string
  "answers"?: ApplicationImportAnswers
}

export type ApplicationImportAnswers = {
  /** What each column contains, in their order; null to skip one. By default, recognized */
  "columns"?: ("title" | "company" | "stage" | "appliedOn" | "followUpOn" | "location" | "salary" | "url" | "website" | "notes" | "description" | "contactName" | "contactEmail" | "contactPhone" | null)[]
  "hasHeader"?: boolean
  /** How dates like 03/04/2026 are written; required if the preview asks */
  "dayOrder"?: "day_first" | "month_first" | null
  /** The stage for each word that the preview lists in `unknownStages` */
  "stages"?: { [key: string]: "Interested" | "Applied" | "Follow Up" | "Pre-Screen" | "Tech Interview" | "Final Interview" | "Offer Received" | "Accepted" | "Declined" | "Rejected" | "Ghosted" }
  /** The lines to import. By default, all that are not duplicates */
  "lines"?: (number)[]
}

export type ApplicationImport = {
  "id": string
  /** How many were added, deleted or restored */
  "applications": number
}

export type Calendar = {
  /** When the private address was created; null if there is none */
  "feedCreatedAt": string | null
  "upcoming": ({
    "uid": string
    /** In the time zone of an interview */
    "on": string
    /** Null for a whole day */
    "time": string | null
    "zone": string | null
    "summary": string
    "place": string | null
    /** The application’s page */
    "path": string
  })[]
}

export type CalendarFeed = {
  /** Opens without signing in and is not shown again. An earlier address stops working */
  "url": string
}

export type SavedSearches = {
  "searches": ({
    "id": number
    "name": string
    /** The address of the search */
    "search": string
    "createdAt": string
    /** When it was saved or last opened */
    "lastUsedAt": string
    /** Open jobs that were added since it was last opened. Null if they were not counted: only those of the searches used last are */
    "newJobs": number | null
    /** Whether an active alert looks for the same */
    "hasAlert": boolean
  })[]
}

export type SavedSearch = {
  "id": number
  "name": string
  /** The address of the search */
  "search": string
  "createdAt": string
  /** When it was saved or last opened */
  "lastUsedAt": string
}

export type NewSavedSearch = {
  /** The search in words, if left out */
  "name"?: string
  /** Parameters of a search, as in the address of /jobs */
  "search": string
}

export type RenamedSearch = {
  "name": string
}

export type Matches = {
  "jobs": (FoundJob)[]
  "totalCount": number
  /** There may be more. Only with a minimum match score, on instances whose search runs on a cluster */
  "totalIsAtLeast"?: true
  "hasMore": boolean
  "reading": Reading
  /** false: too little is known about you to match jobs */
  "isKnown": boolean
  /** What you could add for better matches */
  "lacks": ("skills" | "work" | "place" | "wishes")[]
}

export type FoundJob = {
  "id": number
  "title": string
  "company": string
  "companySlug": string
  /** The path of its logo, a WebP of 112 px */
  "companyLogo": string | null
  "locationText": string | null
  /** What a program wrote, where locationText is the place in it */
  "locationRaw": string | null
  "workSetting": "remote" | "hybrid" | "onsite" | null
  "jobType": "full_time" | "part_time" | "contract" | "internship" | "freelance" | null
  "level": "entry" | "mid" | "senior" | "lead" | null
  "tags": (string)[]
  "salary": Salary
  /** As written by the source */
  "salaryText": string | null
  "payDetails": PayDetails
  "postedAt": string | null
  "firstSeenAt": string
  /** Sample data that ships with the product */
  "isDemo": boolean
  "eligibility": Eligibility
  /** Ranges to highlight: [start, end) in UTF-16 units */
  "titleMarks": ([number, number])[]
  /** An excerpt of the description, if a search word is missing from the title, company, location and first skills */
  "snippet": {
    "text": string
    /** Ranges to highlight: [start, end) in UTF-16 units */
    "marks": ([number, number])[]
  } | null
  /** Only under /api/me; null if too little is known about you */
  "match"?: {
    /** null if there is not enough to say */
    "score": number | null
    "tier": "perfect" | "good" | "fair" | "poor" | null
    /** Why it fits in one line, or why there is no score; null if nothing in particular speaks for it */
    "why": string | null
    /** What is missing or speaks against it, in one line */
    "gap": string | null
    "parts": (MatchPart)[]
    /** The first few reasons, as sentences */
    "reasons": (string)[]
    /** Skills asked for that you have */
    "shown": (string)[]
    /** Some that your CV or profile does not show */
    "missing": (string)[]
  } | null
  /** Only with explain=1; null without search words */
  "explanation"?: {
    "parts": ({
      /** As typed */
      "asked": string
      "met": ({
        "words": string
        "how": "itself" | "phrase" | "alias" | "joined" | "beginning" | "slip"
        "fields": ("title" | "company" | "skills" | "place" | "category" | "description")[]
        /** Its score, if it is the best of its part */
        "score": number
      })[]
    })[]
    /** The sum of the best score of each part */
    "text": number
    /** A factor for the similarity of the title */
    "likeness": number
    /** A factor for the age */
    "freshness": number
    "score": number
  } | null
}

/** Null unless `eligibleFrom` is given */
export type Eligibility = {
  /** Whether people in `eligibleFrom` may do it */
  "verdict": "yes" | "no" | "not-said"
  /** What it takes, if they may */
  "friction": ("move" | "visa" | "relocation" | "hours")[]
  /** The sentence of the listing */
  "reason": string | null
  /** The verdict for people */
  "words": string
} | null

export type MatchPart = {
  "part": "skills" | "title" | "level" | "years" | "place" | "pay" | "preferences"
  /** Share of the score, known or not; 0 for a part that can only cut the score */
  "weight": number
  /** What this part leaves of the score; less than 1 if it speaks against the job */
  "left": number
  /** What it leaves of the points above 50; less than 1 for skills if the job is built on a stack that the person has not mainly worked with */
  "kept": number
  "value": number | null
  "says": string
}

export type Reading = {
  /** The corrected text, if typos were corrected */
  "corrected": string | null
  /** Words left out because no job has all of them */
  "dropped": (string)[]
  /** What matched: words, phrases, and beginnings of words (ending in "*") */
  "marks": (string)[]
}

export type WhatIfs = {
  /** false: too little is known about you to match jobs */
  "isKnown": boolean
  /** false: without any skill, no skill to learn can be compared */
  "hasSkills": boolean
  /** false: without where you live, no location can be compared */
  "hasHome": boolean
  /** false: without any preference, none can be compared */
  "hasWishes": boolean
  "lacks": ("skills" | "work" | "place" | "wishes")[]
  /** Open jobs that fit you now: with a match score of 70 or more */
  "fitting": {
    "count": number
    /** The middle half of the salaries of the `count` jobs that state one, in US dollars a year; null below 20 */
    "pay": {
      "count": number
      "low": number | null
      "high": number | null
    }
  }
  /** Only this many jobs were compared. Only on instances whose search runs on a cluster */
  "comparedJobs"?: number
  /** Ten skills to learn, five places to add, and preferences to loosen; those that open at least 20 jobs */
  "opened": ({
    "whatIf": {
      "kind": "skill"
      "skill": string
    } | {
      "kind": "place"
      "place": string
    } | {
      "kind": "job_type"
      "jobType": "full_time" | "part_time" | "contract" | "internship" | "freelance"
    } | {
      "kind": "work_setting"
    } | {
      "kind": "pay"
      "minPayUsd": number
    }
    /** How many more open jobs would fit you */
    "count": number
    /** The middle half of the salaries of the `count` jobs that state one, in US dollars a year; null below 20 */
    "pay": {
      "count": number
      "low": number | null
      "high": number | null
    }
    /** The newest of them */
    "jobs": (Job)[]
    /** Your skills that are related */
    "near": (string)[]
  })[]
}

export type MatchAnalysis = {
  "jobId": number
  "cv": {
    /** null if based on your profile */
    "id": string | null
    "name": string
    "version": number
  }
  "lacks": ("skills" | "work" | "place" | "wishes")[]
  "report": MatchReport
}

/** null if there was nothing to compare */
export type MatchReport = {
  /** Version of the scoring rules; the same version and inputs give the same result */
  "rules": number
  "score": number | null
  "tier": "perfect" | "good" | "fair" | "poor" | null
  "parts": (MatchPart)[]
  "matchingSkills": (string)[]
  "missingSkills": ({
    "skill": string
    /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
    "need": "must" | "nice"
  })[]
  /** Of an advert with several openings, the one that was compared */
  "opening": string | null
  "findings": ({
    "requirement": Requirement
    "verdict": "met" | "partly" | "gap" | "unknown"
    /** Lines of the CV, word for word, with the id of their part */
    "proofs": ({
      "id": string
      "text": string
    })[]
    "says": string
  })[]
  "assessment": (string)[]
  "changes": ({
    "says": string
    /** Lines of the CV, word for word, with the id of their part */
    "proofs": ({
      "id": string
      "text": string
    })[]
  })[]
  "notToClaim": (string)[]
} | null

export type Requirement = {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "skill"
  "anyOf": (string)[]
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "years"
  "years": {
    "min": number
    "max": number | null
  }
  "of": string | null
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "level"
  "level": "intern" | "junior" | "mid" | "senior" | "staff" | "lead" | "director"
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "degree"
  "degree": "school" | "bachelor" | "master" | "doctor"
  "field": string | null
  "orEquivalent": boolean
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "language"
  /** ISO 639-1 */
  "language": string
  "fluency": "basic" | "working" | "fluent" | "native" | null
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "place"
  "text": string
  /** ISO 3166-1 alpha-2 */
  "countries": (string)[]
  "isOnSite": boolean
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "permission"
  /** ISO 3166-1 alpha-2 */
  "countries": (string)[]
  "isSponsored": boolean | null
} | {
  "id": string
  /** `must` if the listing asks for it; `nice` for a plus, and for what it only mentions */
  "need": "must" | "nice"
  /** As worded in the listing */
  "quote": string
  "kind": "other"
}

export type Letters = {
  "letters": (LetterSummary)[]
}

export type LetterSummary = {
  "id": string
  "name": string
  /** The CV it is based on; null for the profile */
  "cvId": string | null
  "jobId": number | null
  /** The application its PDF was last attached to */
  "applicationId": number | null
  /** Send it with a change; changes to an older version are refused */
  "version": number
  "createdAt": string
  "updatedAt": string
}

export type Letter = {
  "id": string
  "name": string
  /** The CV it is based on; null for the profile */
  "cvId": string | null
  "jobId": number | null
  /** The application its PDF was last attached to */
  "applicationId": number | null
  /** Send it with a change; changes to an older version are refused */
  "version": number
  "createdAt": string
  "updatedAt": string
  "content": {
    "tone": "plain" | "warm" | "formal"
    "length": "short" | "medium" | "long"
    "language"?: "en" | "de" | "fr" | "es"
    "addressee": string
    "subject": string
    "sentences": ({
      "id": string
      "paragraph": number
      "text": string
      "about": "person" | "employer" | "own" | "courtesy"
      "sources": (string)[]
      "quote": string | null
      "isEdited": boolean
      "lost": {
        "sources": (string)[]
        "quote": string | null
      } | null
    })[]
    "job": {
      "title": string
      "company": string
      "location"?: string
      "description": string
    }
    "own": {
      "why": string
      "more": string
    }
    "picks"?: ({
      "line": string
    } | {
      "text": string
    })[]
    "sender": {
      "name": string | null
      "contact": (string)[]
    }
    "proofs": ({
      "id": string
      "text": string
      "place"?: {
        "entries": (string)[]
        "names": (string)[]
        "titles": (string)[]
      }
    })[]
    "notClaimed": ({
      "what": string
      "quote": string
    })[]
  }
  "design": {
    "template": "plain" | "classic" | "modern" | "compact" | "sidebar"
    "paper": "a4" | "letter"
    "accent": "ink" | "green" | "blue" | "plum" | "rust"
    "density": "airy" | "normal" | "tight"
    "pages": 1 | 2 | null
    /** The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one */
    "sections"?: ("summary" | "work" | "projects" | "education" | "skills" | "certificates" | "languages" | "publications" | "awards" | "volunteer" | "interests" | "other" | "references")[]
  }
  "text": string
}

export type LetterFacts = {
  /** Why this draft is weak: the CV has no lines about work, has them in `other_language` or as `notes`, the listing has no text, or nothing fits; null if it isn’t */
  "weakness": "no_lines" | "other_language" | "notes" | "no_listing" | "nothing_fits" | null
  /** What the listing asks for and the CV doesn’t show, three at most */
  "wanted": (string)[]
  /** The line that fits best, if it isn’t in the letter because it is a note */
  "leftOut": string | null
  "facts": ({
    /** Names a line of the CV in the change `facts`; null for your own words */
    "line": string | null
    "text": string
    "where": string
    /** The words of the listing */
    "answers": string | null
    /** Other lines are listed as they are */
    "isSentence": boolean
    "isChosen": boolean
  })[]
}

export type PrintedDocument = {
  "pages": number
  /** Whether it fits in the pages that the design allows */
  "fits": boolean
  /** Denser than the design if that saves a page */
  "density": "airy" | "normal" | "tight"
  /** Lines left out to make it fit */
  "leftOut": ({
    "id": string
    "text": string
  })[]
  /** Characters that our fonts lack: empty boxes in the PDF */
  "missingCharacters": (string)[]
}

export type LetterVersions = {
  "versions": ({
    "version": number
    "name": string | null
    "createdAt": string
  })[]
}

export type LetterVersion = {
  "version": number
  "name": string | null
  "createdAt": string
  "content": {
    "tone": "plain" | "warm" | "formal"
    "length": "short" | "medium" | "long"
    "language"?: "en" | "de" | "fr" | "es"
    "addressee": string
    "subject": string
    "sentences": ({
      "id": string
      "paragraph": number
      "text": string
      "about": "person" | "employer" | "own" | "courtesy"
      "sources": (string)[]
      "quote": string | null
      "isEdited": boolean
      "lost": {
        "sources": (string)[]
        "quote": string | null
      } | null
    })[]
    "job": {
      "title": string
      "company": string
      "location"?: string
      "description": string
    }
    "own": {
      "why": string
      "more": string
    }
    "picks"?: ({
      "line": string
    } | {
      "text": string
    })[]
    "sender": {
      "name": string | null
      "contact": (string)[]
    }
    "proofs": ({
      "id": string
      "text": string
      "place"?: {
        "entries": (string)[]
        "names": (string)[]
        "titles": (string)[]
      }
    })[]
    "notClaimed": ({
      "what": string
      "quote": string
    })[]
  }
  "design": {
    "template": "plain" | "classic" | "modern" | "compact" | "sidebar"
    "paper": "a4" | "letter"
    "accent": "ink" | "green" | "blue" | "plum" | "rust"
    "density": "airy" | "normal" | "tight"
    "pages": 1 | 2 | null
    /** The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one */
    "sections"?: ("summary" | "work" | "projects" | "education" | "skills" | "certificates" | "languages" | "publications" | "awards" | "volunteer" | "interests" | "other" | "references")[]
  }
  "text": string
  /** Changed sentences, before and now; null if there was no such sentence */
  "differences": ({
    "before": string | null
    "after": string | null
  })[]
}

export type Profile = {
  "bio": string | null
  "website": string | null
  "skills": (string)[]
  "experienceYears": number | null
  "experience": ({
    "company": string
    "position": string
    "duration": string
    "description": (string)[]
  })[]
  "education": ({
    "institution": string
    "degree": string
    "field": string
    "graduationYear": number | null
  })[]
  "jobPreferences": {
    "salaryMin": number | null
    "salaryMax": number | null
    "remote": "any" | "remote_only" | "remote" | "hybrid" | "onsite"
    "jobTypes": ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
    "yearsWorked": "0-1" | "1-3" | "3-5" | "5+"
    "locations": (string)[]
  } | null
  "onboardingCompleted": boolean
  "name": string | null
  "cvFileId": string | null
  /** The text read from the CV */
  "cvText": string | null
  "cvAnalysis": CvAnalysis
  /** Increases with each change; send the one you last read to detect conflicts */
  "version": number
  "updatedAt": string | null
}

/** What was recognized in the CV */
export type CvAnalysis = {
  "skills": (string)[]
  "experience": ({
    "company": string
    "position": string
    "duration": string
  })[]
  "education": ({
    "institution": string
    "degree": string
    "field": string
    "graduationYear": number | null
  })[]
  "summary": string | null
} | null

export type ProfilePut = {
  "bio": string | null
  "website": string | null
  "skills": (string)[]
  "experienceYears": number | null
  "experience": ({
    "company": string
    "position": string
    "duration": string
    "description": (string)[]
  })[]
  "education": ({
    "institution": string
    "degree": string
    "field": string
    "graduationYear": number | null
  })[]
  "jobPreferences": {
    "salaryMin": number | null
    "salaryMax": number | null
    "remote": "any" | "remote_only" | "remote" | "hybrid" | "onsite"
    "jobTypes": ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
    "yearsWorked": "0-1" | "1-3" | "3-5" | "5+"
    "locations": (string)[]
  } | null
  "onboardingCompleted": boolean
  "name"?: string
  /** Increases with each change; send the one you last read to detect conflicts */
  "version"?: number
}

export type ProfilePatch = {
  "bio"?: string | null
  "website"?: string | null
  "skills"?: (string)[]
  "experienceYears"?: number | null
  "experience"?: ({
    "company": string
    "position": string
    "duration": string
    "description": (string)[]
  })[]
  "education"?: ({
    "institution": string
    "degree": string
    "field": string
    "graduationYear": number | null
  })[]
  "jobPreferences"?: {
    "salaryMin": number | null
    "salaryMax": number | null
    "remote": "any" | "remote_only" | "remote" | "hybrid" | "onsite"
    "jobTypes": ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
    "yearsWorked": "0-1" | "1-3" | "3-5" | "5+"
    "locations": (string)[]
  } | null
  "onboardingCompleted"?: boolean
  "name"?: string
  /** Increases with each change; send the one you last read to detect conflicts */
  "version"?: number
}

export type PictureForm = {
  /** A PNG, JPEG or WebP of at most 5 MB */
  "file": Blob
}

export type EmailDelivery = {
  /** Why job alerts and newsletters are not sent to your address: our email came back, or was reported as spam. Null if they are sent */
  "stoppedBecause": "bounced" | "complained" | null
}

export type EmailDeliveryCode = {
  "code": string
}

export type MadeCv = {
  "id": string
  "name": string
  "version": number
  "jobId": number | null
  "baseId": string | null
  /** The CV before the changes */
  "content": {
    "name": string | null
    "label": string | null
    "email": string | null
    "phone": string | null
    "place": {
      "text": string
      "address": string | null
      "postalCode": string | null
      "city": string | null
      "region": string | null
      "countryCode": string | null
    } | null
    "image": string | null
    "url": string | null
    "links": ({
      "id": string
      "network": string | null
      "username": string | null
      "url": string
    })[]
    "summary": ({
      "id": string
      "text": string
    })[]
    "work": ({
      "id": string
      "company": string
      "url": string | null
      "place": string | null
      "about": string | null
      "roles": ({
        "id": string
        "title": string
        "start": string | null
        "end": string | "present" | null
        "place": string | null
        "summary": string | null
        "highlights": ({
          "id": string
          "text": string
        })[]
      })[]
    })[]
    "education": ({
      "id": string
      "institution": string
      "url": string | null
      "place": string | null
      "degree": string
      "area": string | null
      "start": string | null
      "end": string | "present" | null
      "score": string | null
      "courses": ({
        "id": string
        "text": string
      })[]
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "skills": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "projects": ({
      "id": string
      "name": string
      "url": string | null
      "entity": string | null
      "roles": (string)[]
      "start": string | null
      "end": string | "present" | null
      "description": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
      "keywords": (string)[]
    })[]
    "volunteer": ({
      "id": string
      "organization": string
      "position": string
      "url": string | null
      "start": string | null
      "end": string | "present" | null
      "summary": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "certificates": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "awards": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "publications": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "languages": ({
      "id": string
      "language": string
      "fluency": string | null
    })[]
    "interests": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "references": ({
      "id": string
      "name": string
      "reference": string
    })[]
    "other": ({
      "id": string
      "heading": string
      "lines": ({
        "id": string
        "text": string
      })[]
    })[]
  }
  /** The CV with the accepted changes, as printed */
  "finished": {
    "name": string | null
    "label": string | null
    "email": string | null
    "phone": string | null
    "place": {
      "text": string
      "address": string | null
      "postalCode": string | null
      "city": string | null
      "region": string | null
      "countryCode": string | null
    } | null
    "image": string | null
    "url": string | null
    "links": ({
      "id": string
      "network": string | null
      "username": string | null
      "url": string
    })[]
    "summary": ({
      "id": string
      "text": string
    })[]
    "work": ({
      "id": string
      "company": string
      "url": string | null
      "place": string | null
      "about": string | null
      "roles": ({
        "id": string
        "title": string
        "start": string | null
        "end": string | "present" | null
        "place": string | null
        "summary": string | null
        "highlights": ({
          "id": string
          "text": string
        })[]
      })[]
    })[]
    "education": ({
      "id": string
      "institution": string
      "url": string | null
      "place": string | null
      "degree": string
      "area": string | null
      "start": string | null
      "end": string | "present" | null
      "score": string | null
      "courses": ({
        "id": string
        "text": string
      })[]
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "skills": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "projects": ({
      "id": string
      "name": string
      "url": string | null
      "entity": string | null
      "roles": (string)[]
      "start": string | null
      "end": string | "present" | null
      "description": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
      "keywords": (string)[]
    })[]
    "volunteer": ({
      "id": string
      "organization": string
      "position": string
      "url": string | null
      "start": string | null
      "end": string | "present" | null
      "summary": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "certificates": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "awards": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "publications": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "languages": ({
      "id": string
      "language": string
      "fluency": string | null
    })[]
    "interests": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "references": ({
      "id": string
      "name": string
      "reference": string
    })[]
    "other": ({
      "id": string
      "heading": string
      "lines": ({
        "id": string
        "text": string
      })[]
    })[]
  }
  "design": {
    "template": "plain" | "classic" | "modern" | "compact" | "sidebar"
    "paper": "a4" | "letter"
    "accent": "ink" | "green" | "blue" | "plum" | "rust"
    "density": "airy" | "normal" | "tight"
    "pages": 1 | 2 | null
    /** The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one */
    "sections"?: ("summary" | "work" | "projects" | "education" | "skills" | "certificates" | "languages" | "publications" | "awards" | "volunteer" | "interests" | "other" | "references")[]
  }
  "tailoring": {
    "target": {
      "title": string
      "company": string
      "skills": ({
        "anyOf": (string)[]
        "need": "must" | "nice"
      })[]
    }
    "changes": ({
      "id": string
      "edit": {
        "kind": "reorder"
        "of": string
        "order": (string)[]
      } | {
        "kind": "choose"
        "leaveOut": string
      } | {
        "kind": "rephrase"
        "line": string
        "text": string
      } | {
        "kind": "surface"
        "skill": string
        "group": string | null
      } | {
        "kind": "label"
        "text": string
      }
      "before": string
      "after": string
      "says": string
      "sources": ({
        "id": string
        "text": string
      })[]
    })[]
    "taken": (string)[]
    "gaps": ({
      "anyOf": (string)[]
      "need": "must" | "nice"
    })[]
  } | null
  "updatedAt": string
}

export type MakeCv = {
  /** The CV to create it from; by default the current one, or the profile */
  "cvId"?: string | null
  /** The job to create it for */
  "jobId"?: number | null
}

export type RemakeCv = {
  /** Ids of all accepted changes; the others are rejected */
  "taken"?: (string)[]
  "design"?: {
    "template": "plain" | "classic" | "modern" | "compact" | "sidebar"
    "paper": "a4" | "letter"
    "accent": "ink" | "green" | "blue" | "plum" | "rust"
    "density": "airy" | "normal" | "tight"
    "pages": 1 | 2 | null
    /** The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one */
    "sections"?: ("summary" | "work" | "projects" | "education" | "skills" | "certificates" | "languages" | "publications" | "awards" | "volunteer" | "interests" | "other" | "references")[]
  }
  /** Propose changes again for the current CV */
  "again"?: boolean
}

export type MadeCvScores = {
  /** Null for a CV without a job, or if the job has been removed */
  "scores": {
    "before": {
      /** Null if unknown */
      "match": number | null
      /** How many of the required skills the CV lists */
      "listed": number
    }
    "after": {
      /** Null if unknown */
      "match": number | null
      /** How many of the required skills the CV lists */
      "listed": number
    }
    /** Number of skills that the job requires */
    "asked": number
  } | null
}

export type AttachCv = {
  "applicationId": number
}

export type Cvs = {
  "cvs": (CvSummary)[]
}

export type CvSummary = {
  "id": string
  /** Read from a file, or created here */
  "kind": "read" | "made"
  "name": string
  /** The file it was read from */
  "fileId": string | null
  /** The CV it was created from */
  "baseId": string | null
  /** The job it was created for */
  "jobId": number | null
  /** Increases with each change; send the one you last read */
  "version": number
  /** Used for matches, tailoring and cover letters */
  "isCurrent": boolean
  "createdAt": string
  "updatedAt": string
}

export type Cv = {
  "id": string
  /** Read from a file, or created here */
  "kind": "read" | "made"
  "name": string
  /** The file it was read from */
  "fileId": string | null
  /** The CV it was created from */
  "baseId": string | null
  /** The job it was created for */
  "jobId": number | null
  /** Increases with each change; send the one you last read */
  "version": number
  /** Used for matches, tailoring and cover letters */
  "isCurrent": boolean
  "createdAt": string
  "updatedAt": string
  "content": {
    "name": string | null
    "label": string | null
    "email": string | null
    "phone": string | null
    "place": {
      "text": string
      "address": string | null
      "postalCode": string | null
      "city": string | null
      "region": string | null
      "countryCode": string | null
    } | null
    "image": string | null
    "url": string | null
    "links": ({
      "id": string
      "network": string | null
      "username": string | null
      "url": string
    })[]
    "summary": ({
      "id": string
      "text": string
    })[]
    "work": ({
      "id": string
      "company": string
      "url": string | null
      "place": string | null
      "about": string | null
      "roles": ({
        "id": string
        "title": string
        "start": string | null
        "end": string | "present" | null
        "place": string | null
        "summary": string | null
        "highlights": ({
          "id": string
          "text": string
        })[]
      })[]
    })[]
    "education": ({
      "id": string
      "institution": string
      "url": string | null
      "place": string | null
      "degree": string
      "area": string | null
      "start": string | null
      "end": string | "present" | null
      "score": string | null
      "courses": ({
        "id": string
        "text": string
      })[]
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "skills": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "projects": ({
      "id": string
      "name": string
      "url": string | null
      "entity": string | null
      "roles": (string)[]
      "start": string | null
      "end": string | "present" | null
      "description": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
      "keywords": (string)[]
    })[]
    "volunteer": ({
      "id": string
      "organization": string
      "position": string
      "url": string | null
      "start": string | null
      "end": string | "present" | null
      "summary": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "certificates": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "awards": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "publications": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "languages": ({
      "id": string
      "language": string
      "fluency": string | null
    })[]
    "interests": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "references": ({
      "id": string
      "name": string
      "reference": string
    })[]
    "other": ({
      "id": string
      "heading": string
      "lines": ({
        "id": string
        "text": string
      })[]
    })[]
  }
  "reading": CvReading
}

/** Null for a CV created here */
export type CvReading = {
  /** Version of the rules that read it */
  "rules": number
  "format": "pdf" | "docx" | "doc" | "rtf" | "odt" | "html" | "txt" | "json" | "linkedin"
  "pages": ({
    "width": number
    "height": number
  })[]
  "lines": ({
    "text": string
    "page": number
    "box": {
      "x": number
      "y": number
      "width": number
      "height": number
    } | null
  })[]
  "troubles": ("no_text" | "unmapped_letters" | "columns" | "cut" | "encrypted" | "damaged" | "timed_out")[]
  /** For each value ("email", "w1r1.title"), its confidence and source lines */
  "marks": { [key: string]: {
    "sure": "sure" | "likely" | "unsure" | "yours"
    "lines": (number)[]
  } }
  /** Lines that were not used, by index in `lines` */
  "unread": (number)[]
  /** Why no text could be read */
  "problem": string | null
} | null

export type CvForm = {
  /** PDF, DOCX, DOC, RTF, ODT, TXT, JSON Resume or LinkedIn’s export; at most 5 MB */
  "file"?: Blob
  /** The text of a CV, instead of a file */
  "text"?: string
}

export type CvPut = {
  /** The one you last read; or send its ETag in If-Match */
  "version"?: number
  "content": {
    "name": string | null
    "label": string | null
    "email": string | null
    "phone": string | null
    "place": {
      "text": string
      "address": string | null
      "postalCode": string | null
      "city": string | null
      "region": string | null
      "countryCode": string | null
    } | null
    "image": string | null
    "url": string | null
    "links": ({
      "id": string
      "network": string | null
      "username": string | null
      "url": string
    })[]
    "summary": ({
      "id": string
      "text": string
    })[]
    "work": ({
      "id": string
      "company": string
      "url": string | null
      "place": string | null
      "about": string | null
      "roles": ({
        "id": string
        "title": string
        "start": string | null
        "end": string | "present" | null
        "place": string | null
        "summary": string | null
        "highlights": ({
          "id": string
          "text": string
        })[]
      })[]
    })[]
    "education": ({
      "id": string
      "institution": string
      "url": string | null
      "place": string | null
      "degree": string
      "area": string | null
      "start": string | null
      "end": string | "present" | null
      "score": string | null
      "courses": ({
        "id": string
        "text": string
      })[]
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "skills": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "projects": ({
      "id": string
      "name": string
      "url": string | null
      "entity": string | null
      "roles": (string)[]
      "start": string | null
      "end": string | "present" | null
      "description": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
      "keywords": (string)[]
    })[]
    "volunteer": ({
      "id": string
      "organization": string
      "position": string
      "url": string | null
      "start": string | null
      "end": string | "present" | null
      "summary": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "certificates": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "awards": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "publications": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "languages": ({
      "id": string
      "language": string
      "fluency": string | null
    })[]
    "interests": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "references": ({
      "id": string
      "name": string
      "reference": string
    })[]
    "other": ({
      "id": string
      "heading": string
      "lines": ({
        "id": string
        "text": string
      })[]
    })[]
  }
}

export type CvPatch = {
  "name"?: string
  "isCurrent"?: true
}

export type CvChecks = {
  "rules": number
  "counts": {
    "must": number
    "should": number
    "could": number
  }
  "findings": ({
    "code": string
    "group": "contact" | "dates" | "structure" | "wording" | "layout" | "reading"
    "severity": "must" | "should" | "could"
    "title": string
    "meaning": string
    "todo": string
    /** Where to fix it */
    "places": ({
      "kind": "value"
      "key": string
      "text": string
    } | {
      "kind": "line"
      "line": number
      "text": string
    } | {
      "kind": "list"
      "list": "links" | "summary" | "work" | "education" | "skills" | "projects" | "volunteer" | "certificates" | "awards" | "publications" | "languages" | "interests" | "references" | "other"
    } | {
      "kind": "file"
    })[]
  })[]
}

export type JsonResume = {

}

export type CvVersions = {
  "versions": ({
    "version": number
    "name": string | null
    "createdAt": string
  })[]
}

export type CvVersion = {
  "version": number
  "name": string | null
  "createdAt": string
  "content": {
    "name": string | null
    "label": string | null
    "email": string | null
    "phone": string | null
    "place": {
      "text": string
      "address": string | null
      "postalCode": string | null
      "city": string | null
      "region": string | null
      "countryCode": string | null
    } | null
    "image": string | null
    "url": string | null
    "links": ({
      "id": string
      "network": string | null
      "username": string | null
      "url": string
    })[]
    "summary": ({
      "id": string
      "text": string
    })[]
    "work": ({
      "id": string
      "company": string
      "url": string | null
      "place": string | null
      "about": string | null
      "roles": ({
        "id": string
        "title": string
        "start": string | null
        "end": string | "present" | null
        "place": string | null
        "summary": string | null
        "highlights": ({
          "id": string
          "text": string
        })[]
      })[]
    })[]
    "education": ({
      "id": string
      "institution": string
      "url": string | null
      "place": string | null
      "degree": string
      "area": string | null
      "start": string | null
      "end": string | "present" | null
      "score": string | null
      "courses": ({
        "id": string
        "text": string
      })[]
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "skills": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "projects": ({
      "id": string
      "name": string
      "url": string | null
      "entity": string | null
      "roles": (string)[]
      "start": string | null
      "end": string | "present" | null
      "description": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
      "keywords": (string)[]
    })[]
    "volunteer": ({
      "id": string
      "organization": string
      "position": string
      "url": string | null
      "start": string | null
      "end": string | "present" | null
      "summary": string | null
      "highlights": ({
        "id": string
        "text": string
      })[]
    })[]
    "certificates": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "awards": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "publications": ({
      "id": string
      "title": string
      "by": string | null
      "date": string | null
      "url": string | null
      "summary": string | null
    })[]
    "languages": ({
      "id": string
      "language": string
      "fluency": string | null
    })[]
    "interests": ({
      "id": string
      "name": string | null
      "level": string | null
      "keywords": (string)[]
    })[]
    "references": ({
      "id": string
      "name": string
      "reference": string
    })[]
    "other": ({
      "id": string
      "heading": string
      "lines": ({
        "id": string
        "text": string
      })[]
    })[]
  }
  /** Null for a CV read from a file */
  "design": {
    "template": "plain" | "classic" | "modern" | "compact" | "sidebar"
    "paper": "a4" | "letter"
    "accent": "ink" | "green" | "blue" | "plum" | "rust"
    "density": "airy" | "normal" | "tight"
    "pages": 1 | 2 | null
    /** The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one */
    "sections"?: ("summary" | "work" | "projects" | "education" | "skills" | "certificates" | "languages" | "publications" | "awards" | "volunteer" | "interests" | "other" | "references")[]
  } | null
  /** Null for a CV without a job */
  "tailoring": {
    "target": {
      "title": string
      "company": string
      "skills": ({
        "anyOf": (string)[]
        "need": "must" | "nice"
      })[]
    }
    "changes": ({
      "id": string
      "edit": {
        "kind": "reorder"
        "of": string
        "order": (string)[]
      } | {
        "kind": "choose"
        "leaveOut": string
      } | {
        "kind": "rephrase"
        "line": string
        "text": string
      } | {
        "kind": "surface"
        "skill": string
        "group": string | null
      } | {
        "kind": "label"
        "text": string
      }
      "before": string
      "after": string
      "says": string
      "sources": ({
        "id": string
        "text": string
      })[]
    })[]
    "taken": (string)[]
    "gaps": ({
      "anyOf": (string)[]
      "need": "must" | "nice"
    })[]
  } | null
  /** Changed lines, before and now; empty if there are none */
  "differences": ({
    "id": string
    "before": string
    "after": string
  })[]
}

export type NameCvVersion = {
  "name": string | null
}

export type SeenCvVersion = {
  /** The current version */
  "version": number
}

export type ConfirmCvValue = {
  /** The one you last read; or send its ETag in If-Match */
  "version"?: number
  /** The key of a value, as in `marks` of the reading, such as w1r1.title */
  "key": string
}

export type UndoCv = {
  /** The one you last read; or send its ETag in If-Match */
  "version"?: number
}

export type AccessTokens = {
  "tokens": (AccessToken)[]
}

export type AccessToken = {
  "id": string
  "name": string
  /** The last characters of the token */
  "hint": string
  "isReadOnly": boolean
  "createdAt": string
  "lastUsedAt": string | null
  "expiresAt": string | null
}

export type MadeAccessToken = {
  /** The token itself; it is shown only once */
  "token": string
  "accessToken": AccessToken
}

export type NewAccessToken = {
  "name": string
  "isReadOnly"?: boolean
  /** Days until the token expires; null if it never expires */
  "lifetimeDays": 30 | 90 | 365 | null
}

export type JobPage = {
  "jobs": (FoundJob)[]
  "totalCount": number
  /** There may be more. Only with a minimum match score, on instances whose search runs on a cluster */
  "totalIsAtLeast"?: true
  "hasMore": boolean
  "reading": Reading
  "appliedFilters": AppliedFilters
}

export type AppliedFilters = {
  "query": string | null
  "location": string | null
  "withinKm": number | null
  "excludeRemote": boolean
  "eligibleFrom": string | null
  "mayWorkIn": (string)[]
  "eligibility": ("yes" | "move" | "not_said")[]
  "overlapHours": number | null
  "timeZone": string | null
  "support": ("visa" | "relocation")[]
  "languages": (string)[]
  "years": ("0-1" | "2-3" | "4-5" | "6-9" | "10+" | "none_stated")[]
  "remote": boolean
  "workSettings": ("remote" | "hybrid" | "onsite")[]
  "jobTypes": ("full_time" | "part_time" | "contract" | "internship" | "freelance")[]
  "experienceLevels": ("entry" | "mid" | "senior" | "lead")[]
  "tags": (string)[]
  "workTypes": ("Software Development" | "Marketing and Sales" | "Business Development and Sales" | "Human Resources" | "General Business, Strategy/Planning, and Consulting" | "Other")[]
  "sectors": ("Information Services and Technology" | "Software Development" | "Internet Marketplace Platforms" | "Information and Internet")[]
  "category": "Software Development" | "Data Science" | "Design" | "Product Management" | "Marketing" | "Customer Support" | null
  "posted": "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
  "firstSeen": "today" | "ua_24h" | "ua_6h" | "ua_12h" | "last3" | "ua_3d" | "last7" | "ua_7d" | "ua_2w" | "ua_1m" | "ua_gt1m" | null
  "newSince": string | null
  "confirmedDays": number | null
  "neverReposted": boolean
  "fromEmployer": boolean
  "salaryMin": number | null
  "salaryMax": number | null
  "salaryCurrency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
  "salaryStated": boolean
  "company": string | null
  "hideNoData": boolean
  "sort": "newest" | "oldest" | "most_relevant" | "most_viewed" | "most_applied" | "salary_high_to_low" | "salary_low_to_high" | "recently_found" | "recently_confirmed"
  "page": number
  "perPage": number
}

export type FilterOptions = {
  "workSettings": (FilterOption)[]
  "jobTypes": (FilterOption)[]
  "experienceLevels": (FilterOption)[]
  "workTypes": (FilterOption)[]
  "sectors": (FilterOption)[]
  /** At most 20 */
  "locations": (FilterOption)[]
  /** At most 30 */
  "tags": (FilterOption)[]
  "salaryRange": {
    "min": number
    "max": number
  }
}

export type FilterOption = {
  "value": string
  "label": string
  "count": number
}

export type SalaryCounts = {
  "currency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
  /** The day of the exchange rate */
  "ratesOn": string
  /** Jobs by the upper end of their salary, a year */
  "ranges": ({
    "from": number
    /** Not included; null for the last */
    "to": number | null
    "count": number
  })[]
  /** Jobs found, without the filter salaryStated */
  "totalCount": number
  /** Those of them that state a salary */
  "statedCount": number
}

export type Suggestions = {
  "suggestions": ({
    "kind": "title" | "skill" | "company" | "place"
    "text": string
    "count": number
    /** The value for the `company` filter; null for other kinds */
    "slug": string | null
  })[]
}

export type PlaceSuggestions = {
  "places": ({
    /** The value for `location` */
    "text": string
    "count": number
    /** For a city: the jobs within this distance, if there are more */
    "near": {
      "km": number
      "count": number
    } | null
  })[]
}

export type JobChanges = {
  "changes": (JobChange)[]
  /** Send it as `since` to continue from here */
  "next": string
  "hasMore": boolean
}

export type JobChange = {
  "id": number
  /** What happened to the job */
  "kind": "open" | "closed" | "removed"
  "job": JobDetail
}

/** The job as it is now; null unless it is open */
export type JobDetail = {
  "id": number
  "title": string
  "company": string
  "companySlug": string
  /** The path of its logo, a WebP of 112 px */
  "companyLogo": string | null
  "locationText": string | null
  /** What a program wrote, where locationText is the place in it */
  "locationRaw": string | null
  "workSetting": "remote" | "hybrid" | "onsite" | null
  "jobType": "full_time" | "part_time" | "contract" | "internship" | "freelance" | null
  "level": "entry" | "mid" | "senior" | "lead" | null
  "tags": (string)[]
  "salary": Salary
  /** As written by the source */
  "salaryText": string | null
  "payDetails": PayDetails
  "postedAt": string | null
  "firstSeenAt": string
  /** Sample data that ships with the product */
  "isDemo": boolean
  /** Sanitized HTML */
  "descriptionHtml": string | null
  "descriptionText": string | null
  "requirementsHtml": string | null
  "years": {
    "min": number
    "max": number | null
  } | null
  "location": {
    "places": ({
      "city": string | null
      "region": string | null
      /** ISO 3166-1 alpha-2 */
      "country": string | null
    })[]
    "countries": (string)[]
    "remote": "none" | "anywhere" | "restricted"
  }
  "workType": "Software Development" | "Marketing and Sales" | "Business Development and Sales" | "Human Resources" | "General Business, Strategy/Planning, and Consulting" | "Other" | null
  "sector": "Information Services and Technology" | "Software Development" | "Internet Marketplace Platforms" | "Information and Internet" | null
  "companyWebsite": string | null
  "url": string | null
  "hasApplyUrl": boolean
  "source": string
  /** Sites whose terms require a link wherever the job is shown; if `isFollowed`, without rel=nofollow */
  "credits": ({
    "name": string
    "url": string
    "isFollowed": boolean
  })[]
  "lastSeenAt": string
  "closedAt": string | null
  "repostedCount": number
  "views": number
  "applications": number
} | null

export type JobChangeLine = {
  "id": number
  /** What happened to the job */
  "kind": "open" | "closed" | "removed"
  "job": JobDetail
  /** Send it as `since` to continue from here */
  "next": string
} | {
  /** Send it as `since` to continue from here */
  "next": string
  "hasMore": boolean
}

export type WholeJob = {
  "id": number
  "title": string
  "company": string
  "companySlug": string
  /** The path of its logo, a WebP of 112 px */
  "companyLogo": string | null
  "locationText": string | null
  /** What a program wrote, where locationText is the place in it */
  "locationRaw": string | null
  "workSetting": "remote" | "hybrid" | "onsite" | null
  "jobType": "full_time" | "part_time" | "contract" | "internship" | "freelance" | null
  "level": "entry" | "mid" | "senior" | "lead" | null
  "tags": (string)[]
  "salary": Salary
  /** As written by the source */
  "salaryText": string | null
  "payDetails": PayDetails
  "postedAt": string | null
  "firstSeenAt": string
  /** Sample data that ships with the product */
  "isDemo": boolean
  /** Sanitized HTML */
  "descriptionHtml": string | null
  "descriptionText": string | null
  "requirementsHtml": string | null
  "years": {
    "min": number
    "max": number | null
  } | null
  "location": {
    "places": ({
      "city": string | null
      "region": string | null
      /** ISO 3166-1 alpha-2 */
      "country": string | null
    })[]
    "countries": (string)[]
    "remote": "none" | "anywhere" | "restricted"
  }
  "workType": "Software Development" | "Marketing and Sales" | "Business Development and Sales" | "Human Resources" | "General Business, Strategy/Planning, and Consulting" | "Other" | null
  "sector": "Information Services and Technology" | "Software Development" | "Internet Marketplace Platforms" | "Information and Internet" | null
  "companyWebsite": string | null
  "url": string | null
  "hasApplyUrl": boolean
  "source": string
  /** Sites whose terms require a link wherever the job is shown; if `isFollowed`, without rel=nofollow */
  "credits": ({
    "name": string
    "url": string
    "isFollowed": boolean
  })[]
  "lastSeenAt": string
  "closedAt": string | null
  "repostedCount": number
  "views": number
  "applications": number
  /** The job’s history in one sentence */
  "story": string
  /** The events of its history, oldest first */
  "events": ({
    "kind": "first_seen" | "reposted" | "closed" | "reopened"
    "at": string
  })[]
  /** The locations where the job is offered, each with the sources that list it */
  "openings": (Opening)[]
}

export type Opening = {
  "locationText": string | null
  "applyUrl": string | null
  "sources": (JobSource)[]
}

export type JobSource = {
  "source": string
  "name": string
  "url": string | null
  "firstSeenAt": string
  "lastSeenAt": string
  "goneAt": string | null
}

export type RelatedJobs = {
  "jobs": (Job)[]
}

export type Counted = {
  /** false for a crawler or a repeat */
  "counted": boolean
}

export type Apply = {
  /** null if the listing gives no way to apply */
  "applyUrl": string | null
  "counted": boolean
}

export type Home = {
  "topLocations": (NamedCount)[]
  "topCategories": (NamedCount)[]
  "popularTags": (NamedCount)[]
  "totalJobs": number
  "totalCompanies": number
  "featuredJobs": (Job)[]
  "latestJobs": (Job)[]
}

export type NamedCount = {
  "name": string
  "count": number
}

export type Pay = {
  "question": {
    "role": "backend" | "frontend" | "full-stack" | "software" | "mobile" | "data-engineering" | "data-science" | "data-analysis" | "ml" | "devops" | "security" | "qa" | "embedded" | "product" | "design" | "engineering-management" | "support" | "technical-writing" | null
    "level": "entry" | "mid" | "senior" | "lead" | null
    "location": string | null
    "currency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
  }
  /** Open jobs of this role, level and place */
  "totalCount": number
  /** Those of them that state pay in any currency */
  "statedCount": number
  /** Jobs that state pay in this currency */
  "jobs": number
  /** The number of their employers */
  "employers": number
  /** The currencies in which such jobs state pay */
  "currencies": ({
    "currency": "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "NZD" | "SGD" | "HKD" | "TWD" | "JPY" | "CNY" | "KRW" | "INR" | "PKR" | "BDT" | "LKR" | "NPR" | "IDR" | "VND" | "PHP" | "THB" | "MYR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "BGN" | "RSD" | "UAH" | "RUB" | "BYN" | "MDL" | "GEL" | "AMD" | "KZT" | "UZS" | "TRY" | "ILS" | "AED" | "SAR" | "QAR" | "KWD" | "BHD" | "OMR" | "JOD" | "EGP" | "MAD" | "TND" | "ZAR" | "NGN" | "KES" | "GHS" | "BRL" | "MXN" | "ARS" | "CLP" | "COP" | "PEN" | "UYU" | "CRC"
    "jobs": number
  })[]
  /** A year, every employer with the same weight; null for fewer than 20 jobs or 5 employers */
  "figures": {
    /** The lower quartile; each employer has the same weight */
    "low": number
    /** The median */
    "middle": number
    /** The upper quartile */
    "high": number
    /** 90% intervals of the quartiles, by resampling employers */
    "intervals": {
      "low": {
        "from": number
        "to": number
      }
      "middle": {
        "from": number
        "to": number
      }
      "high": {
        "from": number
        "to": number
      }
    }
    /** Ascending: one for each job, or 300 evenly spaced ones */
    "amounts": (number)[]
    /** By month of publication, without those with too few jobs */
    "months": ({
      "month": string
      /** Jobs that state pay in this currency */
      "jobs": number
      /** The number of their employers */
      "employers": number
      "middle": number
    })[]
    /** If no role is asked for, without those with too few jobs */
    "roles": ({
      "role": "backend" | "frontend" | "full-stack" | "software" | "mobile" | "data-engineering" | "data-science" | "data-analysis" | "ml" | "devops" | "security" | "qa" | "embedded" | "product" | "design" | "engineering-management" | "support" | "technical-writing"
      /** Jobs that state pay in this currency */
      "jobs": number
      /** The number of their employers */
      "employers": number
      /** The lower quartile; each employer has the same weight */
      "low": number
      /** The median */
      "middle": number
      /** The upper quartile */
      "high": number
    })[]
  } | null
}

export type Trends = {
  "kind": "remote" | "pay" | "role" | "skill" | "country"
  /** Null until jobs are counted */
  "countedAt": string | null
  /** Of jobs published earlier, only those that were still open then are known */
  "watchedSince": string | null
  "trends": ({
    /** A role, a skill or an ISO 3166-1 country; '' for remote and pay */
    "name": string
    "label": string
    /** Without months with fewer than 100 jobs */
    "months": ({
      "month": string
      "jobs": number
      /** All jobs of the month; for skills, those with a text */
      "of": number
    })[]
    "change": {
      /** Percent of the last three months */
      "now": number
      /** Of the three before */
      "before": number | null
      /** Percentage points */
      "difference": number | null
      /** Too large to be chance */
      "isClear": boolean
    } | null
  })[]
}

export type CompanyPage = {
  "companies": (Company)[]
  "totalCount": number
  "hasMore": boolean
}

export type Company = {
  "slug": string
  "name": string
  "website": string | null
  /** A path: a WebP of 112 px */
  "logo": string | null
  "employees": string | null
  "location": string | null
  "sector": string | null
  "rating": number | null
  "isTop": boolean
  "openJobs": number
  "isDemo": boolean
}

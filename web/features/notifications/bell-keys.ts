/** Under which keys the query client keeps what the bell knows. */
export const bellKey = ["notifications"] as const;
export const listsKey = [...bellKey, "list"] as const;
export const unreadKey = [...bellKey, "unread"] as const;

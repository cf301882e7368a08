/** SQL of how those who may know somebody's address read of them: by name, or by the address where they gave none. */
export const nameOf = (user: string): string =>
  `coalesce(nullif(${user}.user_metadata ->> 'full_name', ''), ${user}.email, '')`;

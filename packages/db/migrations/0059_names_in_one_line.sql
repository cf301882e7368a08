-- Names from before there was a rule for them: one line of at most 120 characters, without controls and marks of direction.
UPDATE "users" SET "user_metadata" = CASE
  WHEN jsonb_typeof("user_metadata" -> 'full_name') <> 'string' THEN "user_metadata" - 'full_name'
  ELSE jsonb_set("user_metadata", '{full_name}', to_jsonb(btrim(left(btrim(regexp_replace(
    "user_metadata" ->> 'full_name', '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+', ' ', 'g')), 120))))
END
WHERE "user_metadata" ? 'full_name' AND (
  jsonb_typeof("user_metadata" -> 'full_name') <> 'string'
  OR length("user_metadata" ->> 'full_name') > 120
  OR "user_metadata" ->> 'full_name' ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
);

ALTER TABLE "chat_conversations" ADD COLUMN "only_of" uuid;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "sealed_name" "bytea";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_only_of_unique" UNIQUE("only_of");--> statement-breakpoint
UPDATE "chat_members" m SET "left_at" = now(), "sealed_name" = c."sealed_name"
  FROM "chat_conversations" c WHERE c."id" = m."conversation_id" AND m."until_seq" IS NOT NULL;--> statement-breakpoint
-- The ids of these were the hashes that they are told apart by now.
UPDATE "chat_conversations" SET "only_of" = "id" WHERE "kind" <> 'group';--> statement-breakpoint
-- A group that somebody began under such a hash of others: those who believed to be among themselves in it
-- get it for themselves.
WITH named AS (
  SELECT c.id, 'assistant' AS kind, ARRAY[m.user_id] AS people, 'chat assistant ' || m.user_id AS name
    FROM chat_conversations c JOIN chat_members m ON m.conversation_id = c.id
   WHERE c.kind = 'group'
   UNION ALL
  SELECT c.id, 'direct', ARRAY[a.user_id, b.user_id], 'chat direct ' || a.user_id || ' ' || b.user_id
    FROM chat_conversations c JOIN chat_members a ON a.conversation_id = c.id
    JOIN chat_members b ON b.conversation_id = c.id AND a.user_id < b.user_id
   WHERE c.kind = 'group'
), taken AS (
  SELECT id, kind, people
    FROM named CROSS JOIN LATERAL (SELECT encode(sha256(convert_to(name, 'UTF8')), 'hex') AS hex) hashed
   WHERE id = (left(hex, 12) || '8' || substr(hex, 14, 3) || '8' || substr(hex, 18, 15))::uuid
), given AS (
  UPDATE chat_conversations c SET kind = t.kind, only_of = c.id, sealed_name = NULL
    FROM taken t WHERE c.id = t.id
), texts AS (
  DELETE FROM chat_messages v USING taken t
   WHERE v.conversation_id = t.id AND v.user_id <> ALL (t.people)
), files AS (
  DELETE FROM chat_attachments f USING taken t
   WHERE f.conversation_id = t.id AND f.user_id <> ALL (t.people)
)
DELETE FROM chat_members m USING taken t WHERE m.conversation_id = t.id AND m.user_id <> ALL (t.people);

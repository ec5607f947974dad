"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type TopicItem, TopicItemInput } from "@/lib/contract/topics";
import { TOPIC_DIFFICULTIES } from "@/lib/contract/values";
import { topicItemQueries } from "./queries";

interface TopicModalProps {
  course_id: number;
  /** Omitted to add one. */
  item?: TopicItem;
  onClose: () => void;
}

export function TopicModal({ course_id, item, onClose }: TopicModalProps) {
  const client = useQueryClient();
  const form = useInputForm(TopicItemInput, {
    title: item?.title ?? "",
    description: item?.description ?? "",
    difficulty: item?.difficulty ?? "intermediate",
  });
  const { dirtyFields } = form.formState;

  const save = submitHandler(form, async (body) => {
    const saved = item
      ? await call("PATCH /courses/{course_id}/topic-items/{item_id}/", {
          path: { course_id, item_id: item.id },
          // Sends changed fields only, since another tab may have changed the others.
          body: changesIn(body, dirtyFields),
        })
      : await call("POST /courses/{course_id}/topic-items/", { path: { course_id }, body });
    client.setQueryData(topicItemQueries.list(course_id).queryKey, (items) => {
      if (!item) return items && [...items, saved];
      return items?.map((other) => (other.id === saved.id ? saved : other));
    });
    void topicItemQueries.refresh(client, course_id);
    toastSuccess(`“${body.title}” ${item ? "saved" : "added"}`);
    onClose();
  });

  return (
    <FormModal
      title={item ? "Edit topic" : "Add topic"}
      form={form}
      onSubmit={save}
      submitLabel={item ? "Save changes" : "Add topic"}
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextField label="Title" required autoFocus={!item} {...bindField(form, "title")} />
      <TextArea label="Description" {...bindField(form, "description")} />
      <SelectField
        label="Difficulty"
        options={optionsOf(TOPIC_DIFFICULTIES)}
        {...bindField(form, "difficulty")}
      />
    </FormModal>
  );
}

function changesIn(body: TopicItemInput, dirty: Partial<Record<string, unknown>>) {
  const changed = Object.entries(body).filter(([name]) => dirty[name]);
  return Object.fromEntries(changed) as Partial<TopicItemInput>;
}

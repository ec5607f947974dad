"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, showRefusal } from "@/lib/client/form";
import { routes } from "@/lib/contract/routes";
import { type TopicItem, TopicItemInput } from "@/lib/contract/topics";
import { TOPIC_DIFFICULTIES } from "@/lib/contract/values";
import { topicItemQueries } from "./queries";

interface TopicModalProps {
  course_id: number;
  /** Left out to add one. */
  item?: TopicItem;
  onClose: () => void;
}

export function TopicModal({ course_id, item, onClose }: TopicModalProps) {
  const client = useQueryClient();
  const form = useForm<z.input<typeof TopicItemInput>, unknown, TopicItemInput>({
    resolver: zodResolver(TopicItemInput),
    defaultValues: {
      title: item?.title ?? "",
      description: item?.description ?? "",
      difficulty: item?.difficulty ?? "intermediate",
    },
    reValidateMode: "onSubmit",
  });
  const { errors, dirtyFields, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      const saved = item
        ? await call(routes.topicItems.patch, {
            path: { course_id, item_id: item.id },
            // Only what was changed here: another tab may have changed the rest.
            body: {
              ...(dirtyFields.title && { title: body.title }),
              ...(dirtyFields.description && { description: body.description }),
              ...(dirtyFields.difficulty && { difficulty: body.difficulty }),
            },
          })
        : await call(routes.topicItems.create, { path: { course_id }, body });
      client.setQueryData(topicItemQueries.list(course_id).queryKey, (items) => {
        if (!item) return items && [...items, saved];
        return items?.map((other) => (other.id === saved.id ? saved : other));
      });
    } catch (error) {
      return showRefusal(form, error);
    }
    void topicItemQueries.refresh(client, course_id);
    toastSuccess(`“${body.title}” is ${item ? "saved" : "added"}`);
    onClose();
  });

  return (
    <Modal title={item ? "Edit Topic" : "Add Topic"} onClose={onClose} dirty={isDirty}>
      <form noValidate className="contents" onSubmit={save}>
        <ModalBody className="grid content-start gap-4">
          {errors.root?.message && <ErrorBanner message={errors.root.message} />}
          <TextField label="Title" required autoFocus={!item} {...bind(form, "title")} />
          <TextArea label="Description" {...bind(form, "description")} />
          <SelectField
            label="Difficulty"
            options={Object.entries(TOPIC_DIFFICULTIES).map(([value, label]) => ({ value, label }))}
            {...bind(form, "difficulty")}
          />
        </ModalBody>
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" loading={isSubmitting}>
            {item ? "Save changes" : "Add Topic"}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}
